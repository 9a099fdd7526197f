// Shared parts of the drawings in the corpus.
import { rebuilt, refused, type Verdict } from './file.ts'

export const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
export const mark = '<rect x="10" y="10" width="60" height="40" fill="#c21a2c"/>'

/** A drawing with a red mark and the given content. */
export const drawing = (inside: string, attributes = 'width="100" height="80"'): string =>
	`<svg ${namespaces} ${attributes}>${mark}${inside}</svg>`

export const clean = rebuilt('svg')
export const linksPicture = refused(/links to a picture in another file/)
export const linksParts = refused(/links to parts in another file/)
export const complex = refused(/too complex/)
export const damaged = refused(/damaged/)

export type ShortSvg = [title: string, svg: string, verdict: Verdict]
