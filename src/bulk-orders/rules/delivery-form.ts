// The form of a team's delivery address.
import { Address, addressFields, type TypedAddress } from '#kit/address.ts'
import { readTyped } from '#kit/typed-fields.ts'

export type TypedDelivery = { typed: TypedAddress; errors: Partial<TypedAddress> }

export const readDeliveryForm = (fields: Readonly<Record<string, unknown>>) =>
	readTyped(addressFields, Address, fields)
