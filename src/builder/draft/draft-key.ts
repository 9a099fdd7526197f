// Which bench the page stands at: the first save gives the design an address of its own, and the bench stays as it is.
import { useState } from 'react'

let created: string | null = null

/** Call it before the page goes to the address of a design that was saved for the first time. */
export const rememberCreated = (designId: string): void => {
	created = designId
}

/** A key that changes when another design is opened, and stays through a first save. */
export function useDraftKey(subject: string): string {
	const [seat, setSeat] = useState({ subject, key: subject })
	if (seat.subject === subject) return seat.key
	const next = { subject, key: subject === created ? seat.key : subject }
	setSeat(next)
	return next.key
}
