// Cursors: where the next page of a list begins. Clients pass them on as they are.
import { z } from 'zod'
import { cursorIn, type Cursor } from '#kit/cursor.ts'
import { ApiProblem } from './problems.ts'

export const mostPerPage = 100

export const pageQuery = {
	limit: z.coerce
		.number()
		.int()
		.min(1)
		.max(mostPerPage)
		.default(50)
		.meta({ description: 'Records per page' }),
	cursor: z
		.string()
		.max(200)
		.optional()
		.meta({ description: '`next` of the page before; absent for the first page' }),
}
export const next = z
	.string()
	.nullable()
	.meta({ description: 'The cursor of the next page; null on the last one' })

const encode = (text: string): string =>
	btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

function decode(cursor: string): string {
	try {
		return atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
	} catch {
		return ''
	}
}

/** Names its list, so that the cursor of another list is refused. */
export const cursorFor = (list: string, position: string): string => encode(`${list} ${position}`)

/** The position in this list; null for the first page. @throws ApiProblem for the cursor of another list, or none */
export function positionIn(list: string, cursor: string | undefined): string | null {
	if (cursor === undefined) return null
	const text = decode(cursor)
	if (!text.startsWith(`${list} `) || !/^[\x20-\x7e]+$/.test(text)) throw wrongCursor()
	return text.slice(list.length + 1)
}

export const wrongCursor = () =>
	new ApiProblem('invalid-request', {
		errors: [{ field: 'query.cursor', message: 'Not a cursor of this list' }],
	})

/** The position in a list that is read newest first. @throws ApiProblem */
export function instantIn(list: string, cursor: string | undefined): Cursor {
	const position = positionIn(list, cursor)
	const found = cursorIn(position)
	if (position !== null && found === null) throw wrongCursor()
	return found
}
