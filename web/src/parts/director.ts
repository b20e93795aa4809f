/* The context that gives the components of a table its director; undefined elsewhere. */
import { getContext, setContext } from 'svelte'
import type { Director } from '../play/director.svelte'

const KEY = Symbol('director')

export function setDirector(director: Director): void {
  setContext(KEY, director)
}

export function getDirector(): Director | undefined {
  return getContext<Director | undefined>(KEY)
}
