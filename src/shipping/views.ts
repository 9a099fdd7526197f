// View models of shipments.

export type ShipmentView = {
	id: string
	carrier: string
	/** Empty when staff gave none. */
	service: string
	trackingNumber: string
	/** The carrier's tracking page; null when there is none. */
	trackingUrl: string | null
	shippedAt: Date
	/** Empty when it contains everything that was left, or is an additional package of it. */
	contents: { position: number; quantity: number; what: string }[]
}
