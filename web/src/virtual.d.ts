declare module 'virtual:icons' {
  export const frame: string
  export const games: Record<string, () => Promise<{ default: string }>>
}

declare module 'virtual:licences' {
  const packages: {
    name: string
    version: string
    licence: string
    author: string
    home: string
    text: string
  }[]
  export default packages
}
