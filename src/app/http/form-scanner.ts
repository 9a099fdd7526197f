// Reads a multipart form as a stream and drops the contents of its files, so that a file of any length costs no memory
// and all other fields are kept. RFC 7578.
import { tooLargeFile } from '#http/too-large.ts'

const endOfHead = Buffer.from('\r\n\r\n')
/** No browser sends longer part headers. */
const longestHead = 8 * 1024

export type FormScanner = {
	/** @returns false when this is no form or its fields alone are too long: reading can stop */
	take: (part: Uint8Array) => boolean
	/** The form without its files, with the same boundary; undefined when it was incomplete. */
	done: () => Buffer | undefined
}

/** Undefined when the type is not a multipart form. */
export function boundaryOf(type: string | null): string | undefined {
	const found = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type ?? '')
	return found?.[1] ?? found?.[2]
}

/** Turns a file's part header into that of a plain field. */
const asField = (head: string) =>
	head.replace(/;\s*filename\*?=(?:"[^"]*"|[^;\r\n]*)/gi, '').replace(/\r\ncontent-type:[^\r\n]*/gi, '')

/** Replacement for a file; an empty file input stays empty and is not reported as too large. */
const inPlaceOf = ({ head, bytes }: { head: string; bytes: number }): Buffer =>
	Buffer.from(bytes === 0 ? head : asField(head) + tooLargeFile, 'latin1')

/** @param byteLimit bytes that all fields together may have */
export function scanForm(boundary: string, byteLimit: number): FormScanner {
	const delimiter = Buffer.from(`\r\n--${boundary}`)
	const output: Buffer[] = []
	let bytes = 0
	// The first boundary has no line before it.
	let rest = Buffer.from('\r\n')
	let state: 'before' | 'head' | 'field' | 'file' | 'end' | 'broken' = 'before'
	let file = { head: '', bytes: 0 }

	const keep = (part: Buffer) => {
		output.push(part)
		bytes += part.length
		if (bytes > byteLimit) state = 'broken'
	}
	/** @returns whether the buffer may hold another part */
	const content = (): boolean => {
		const at = rest.indexOf(delimiter)
		const isWhole = at !== -1
		const part = rest.subarray(0, isWhole ? at : Math.max(0, rest.length - delimiter.length + 1))
		rest = rest.subarray(isWhole ? at + delimiter.length : part.length)
		if (state === 'field') keep(part)
		else if (state === 'file') file.bytes += part.length
		if (isWhole && state === 'file') keep(inPlaceOf(file))
		if (isWhole && state !== 'broken') state = 'head'
		return isWhole
	}
	const head = (): boolean => {
		if (rest.length < 2) return false
		if (rest.subarray(0, 2).toString() === '--') {
			state = 'end'
			return false
		}
		const at = rest.indexOf(endOfHead)
		if (at === -1 || at > longestHead) {
			if (rest.length > longestHead) state = 'broken'
			return false
		}
		const text = rest.toString('latin1', 0, at + endOfHead.length)
		rest = rest.subarray(text.length)
		keep(delimiter)
		const isFile = /;\s*filename\*?=/i.test(text)
		if (isFile) file = { head: text, bytes: 0 }
		else keep(Buffer.from(text, 'latin1'))
		if (state !== 'broken') state = isFile ? 'file' : 'field'
		return true
	}
	const step = (): boolean => {
		if (state === 'end' || state === 'broken') return false
		return state === 'head' ? head() : content()
	}
	return {
		take: (part) => {
			rest = Buffer.concat([rest, part])
			let goesOn = step()
			while (goesOn) goesOn = step()
			if (state === 'end') rest = Buffer.alloc(0)
			return state !== 'broken'
		},
		done: () =>
			state === 'end' ? Buffer.concat([...output, delimiter, Buffer.from('--\r\n')]).subarray(2) : undefined,
	}
}
