// What the shop needs to know of a carrier. An adapter is pure: no network, no database.

export type ReadNumber = {
	/** As the carrier writes it: without blanks, in capitals. */
	number: string
	/** False when a character must be wrong: the number has the carrier's form, but its check digit does not fit. */
	isValid: boolean
}

export type Carrier = {
	/** As people know it. */
	label: string
	/** What its numbers look like, to finish the sentence "UPS numbers are …". */
	numberFormat: string
	/**
	 * @param text letters and digits in capitals, without blanks and dashes: typed, pasted or scanned from a label
	 * @returns undefined when it has not the form of this carrier's numbers
	 */
	readNumber: (text: string) => ReadNumber | undefined
	/** The carrier's own page about the parcel; null when there is none. */
	trackingUrl: (number: string) => string | null
}
