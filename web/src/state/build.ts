/** The build of this page, as the server that sent it calls it; empty while developing. */
export const BUILD = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? ''
