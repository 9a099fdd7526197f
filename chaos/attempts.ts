// What the shop acknowledged to the buyers; a run is judged by it.

/** How an attempt to buy ends when nothing fails. */
export type Ending =
	/** Paid on the payment page, whether or not the buyer returned to the shop. */
	| 'paid'
	/** A school purchase order. */
	| 'submitted'
	/** The buyer left the payment page. */
	| 'left'

/** One attempt to buy. However often it is sent, it is one order, whose address carries the code. */
export type Attempt = {
	code: string
	ending: Ending
	units: number
	/** The shop writes to an administrator of the buyer's school, who decides on the purchase order. */
	isAskedOfSchool?: boolean
	/** An administrator of the school has approved it in the run. */
	isApproved?: boolean
	/** What the shop has acknowledged so far. */
	acknowledged: {
		/** URL of the payment page. */
		page?: string
		/** Reference of a purchase order. */
		reference?: string
		/** Id of the order for which the payment page took the money. */
		paidOrderId?: string
		/** The shop itself reported the order as paid. */
		isSeenPaid?: boolean
	}
	isDone: boolean
}

export type Ledger = {
	attempts: Attempt[]
	/** Answers that no buyer should get. */
	complaints: string[]
}
