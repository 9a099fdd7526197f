// What the buyers were told: the run is judged by it.

/** How an attempt to buy ends when the buyer has his way. */
export type Ending =
	/** Paid on the payment page, whether or not the buyer came back from it. */
	| 'paid'
	/** A school purchase order. */
	| 'submitted'
	/** The buyer went away from the payment page. */
	| 'left'

/** One attempt to buy. However often it is sent it is one order, whose address carries the code. */
export type Attempt = {
	code: string
	ending: Ending
	units: number
	/** What the shop has acknowledged so far. */
	told: {
		/** Address of the payment page that was given. */
		page?: string
		/** Reference of a purchase order. */
		reference?: string
		/** Id of the order for which the payment page took the money. */
		paidOrderId?: string
		/** The shop itself said that it is paid. */
		isSeenPaid?: boolean
	}
	isDone: boolean
}

export type Ledger = {
	attempts: Attempt[]
	/** Answers that no buyer should get. */
	complaints: string[]
}
