declare module 'virtual:icons' {
  export const frame: string
  export const games: Record<string, () => Promise<{ default: string }>>
}
