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
}
