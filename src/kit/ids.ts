// Random v4 ids, branded per table, so that an order id cannot be used as a product id.
import { z } from 'zod'

const uuid = z.uuid()

export const ProductId = uuid.brand<'ProductId'>()
export type ProductId = z.infer<typeof ProductId>
export const VariantId = uuid.brand<'VariantId'>()
export type VariantId = z.infer<typeof VariantId>

/** The id, or undefined when the text is not one: a malformed id means "not found", never an error. */
export const parseProductId = (text: string | undefined): ProductId | undefined =>
	ProductId.safeParse(text).data
export const DesignId = uuid.brand<'DesignId'>()
export type DesignId = z.infer<typeof DesignId>

export const parseDesignId = (text: string | undefined): DesignId | undefined => DesignId.safeParse(text).data

export const OrderId = uuid.brand<'OrderId'>()
export type OrderId = z.infer<typeof OrderId>

export const parseOrderId = (text: string | undefined): OrderId | undefined => OrderId.safeParse(text).data

export const JobId = uuid.brand<'JobId'>()
export type JobId = z.infer<typeof JobId>

export const parseJobId = (text: string | undefined): JobId | undefined => JobId.safeParse(text).data

export const ApprovalId = uuid.brand<'ApprovalId'>()
export type ApprovalId = z.infer<typeof ApprovalId>

export const parseApprovalId = (text: string | undefined): ApprovalId | undefined =>
	ApprovalId.safeParse(text).data

export const RosterRowId = uuid.brand<'RosterRowId'>()
/** Undefined for a malformed id. */
export const parseRosterRowId = (text: string | undefined) => RosterRowId.safeParse(text).data
