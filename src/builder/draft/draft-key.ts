// The React key of the builder: the first save changes the design's URL but must keep the editor's state.
import { useState } from 'react'

let created: string | null = null

/** Call before navigating to the URL of a newly saved design. */
export const rememberCreated = (designId: string): void => {
	created = designId
}

/** A key that changes when another design opens, but not with the first save. */
export function useDraftKey(subject: string): string {
	const [seat, setSeat] = useState({ subject, key: subject })
	if (seat.subject === subject) return seat.key
	const next = { subject, key: subject === created ? seat.key : subject }
	setSeat(next)
	return next.key
}
