// Parses typed text into a carrier and its tracking number, or a message about the error.
import { carriers, knownCarriers, otherCarrier, type CarrierId } from './carriers.ts'

const maxLength = 60

export type TrackedBy = { carrier: CarrierId; trackingNumber: string }
export type NotTracked = { problem: string }

/** Removes the spaces, dashes and dots that people and labels use for grouping; upper case. */
const compact = (typed: string): string => typed.toUpperCase().replaceAll(/[\s.-]/g, '')

/** Carriers whose format the number matches, and whether its check digit is valid there. */
const looksLike = (text: string) =>
	knownCarriers.flatMap((carrier) => {
		const read = carriers[carrier].readNumber(text)
		return read ? [{ carrier, ...read }] : []
	})

const wrongCheckDigit = (label: string) =>
	`This ${label} number has a typo: its check digit does not fit. Compare it with the label.`

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' })

function guessed(text: string): TrackedBy | NotTracked {
	const similar = looksLike(text)
	const [valid, ...others] = similar.filter(({ isValid }) => isValid)
	const labels = (valid ? [valid, ...others] : similar).map(({ carrier }) => carriers[carrier].label)
	if (valid && others.length === 0) return { carrier: valid.carrier, trackingNumber: valid.number }
	if (valid) return { problem: `Choose the carrier: this is a number of ${alternatives.format(labels)}.` }
	return similar.length > 0
		? { problem: wrongCheckDigit(alternatives.format(labels)) }
		: { problem: 'Choose the carrier: it cannot be recognized by this number.' }
}

/**
 * @param carrier null to recognize it by the number
 * @param typed text as typed, pasted or scanned
 */
export function readTracking(carrier: CarrierId | null, typed: string): TrackedBy | NotTracked {
	const text = typed.trim()
	if (text === '') return { problem: 'Tracking number required' }
	if (text.length > maxLength) return { problem: `At most ${maxLength} characters` }
	if (!/^[\p{L}\p{N} .,:#/_-]+$/u.test(text)) return { problem: 'Letters, digits and dashes only' }
	if (carrier === 'other') return { carrier, trackingNumber: text }
	if (carrier === null) return guessed(compact(text))
	const { label, numberFormat, readNumber } = carriers[carrier]
	const read = readNumber(compact(text))
	if (!read)
		return {
			problem: `This is not a ${label} number: they are ${numberFormat}. Choose ${otherCarrier.label} to save it as it is.`,
		}
	return read.isValid ? { carrier, trackingNumber: read.number } : { problem: wrongCheckDigit(label) }
}
