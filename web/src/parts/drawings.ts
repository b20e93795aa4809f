/* Our own icons on a 24 x 24 grid, which no package has. */
export const drawings: Record<string, { path: string; solid: boolean }> = {
  mercury: {
    path: 'M7 3a5 4 0 0 0 10 0M12 7a4.2 4.2 0 1 0 .01 0M12 15.4V22M8.5 18.8h7',
    solid: false,
  },
  salt: {
    path: 'M12 4a8 8 0 1 0 .01 0M4 12h16',
    solid: false,
  },
  sulphur: {
    path: 'M12 2.5 5 14h14zM12 14v8M8.5 18.2h7',
    solid: false,
  },
  star: {
    path: 'M12 2l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2l-6.1 3.4 1.4-6.8L2.2 9.1l6.9-.8z',
    solid: true,
  },
  soul: {
    path: 'M12 1.5c1 3.2 6.8 6 6.8 12.2A6.8 6.8 0 0 1 12 20.6a6.8 6.8 0 0 1-6.8-6.9C5.2 10.500 7.600 9.300 8.300 6.800c.9.800 1.500 1.800 1.700 2.900C11.600 7.500 12.400 4.800 12 1.500zM9.700 12.200a1.300 1.700 0 1 0 .01 0zM14.300 12.200a1.300 1.700 0 1 0 .01 0zM10.200 17.600q1.800-1.500 3.600 0',
    solid: true,
  },
}
