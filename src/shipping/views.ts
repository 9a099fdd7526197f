// Shipments as pages show them.

export type ShipmentView = {
	id: string
	carrier: string
	/** Empty when staff did not say. */
	service: string
	trackingNumber: string
	/** The carrier's page about it; null when there is none. */
	trackingUrl: string | null
	shippedAt: Date
	/** Empty when it has all that had not left before, or is a further package of it. */
	contents: { position: number; quantity: number; what: string }[]
}
