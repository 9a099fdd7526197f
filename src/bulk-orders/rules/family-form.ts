// The form by which a family orders for its player: what it says, as lines of the cart, and its problems by field.
import { emailAddress } from '#portals/rules/form-fields.ts'
import { errorsIn, textOf, typedIn } from '#kit/typed-fields.ts'
import { Address, addressFields, type TypedAddress } from '#kit/address.ts'
import { changeLines, lineFor, type NewId } from './items.ts'
import type { BulkItem } from '../schemas.ts'
import type { BulkProblem, CatalogItem, Player, TypedItem } from '../views.ts'

/** Most units of one item in a family's order. */
export const mostOfFamily = 9

export type TypedFamily = {
	items: Readonly<Record<string, TypedItem>>
	address: TypedAddress
	email: string
	/** The unpaid order that this one takes the place of; empty for none. */
	replaces: string
}

type Fields = Readonly<Record<string, unknown>>

export const typedFamily = (fields: Fields, catalog: readonly Pick<CatalogItem, 'id'>[]): TypedFamily => ({
	items: Object.fromEntries(
		catalog.map(({ id }) => [
			id,
			{
				qty: textOf(fields[`qtyOf-${id}`]).slice(0, 4),
				color: textOf(fields[`colorOf-${id}`]).slice(0, 80),
				size: textOf(fields[`sizeOf-${id}`]).slice(0, 20),
			},
		]),
	),
	address: typedIn(addressFields, fields),
	email: textOf(fields['email']),
	replaces: textOf(fields['replaces']),
})

type OrderedLine = { variantId: string; qty: number; customization: { size: string }; portalItemId: string }

/** An order as its form would say it: entries that are gone are left out, those not ordered have no quantity. */
export function choiceAsTyped(
	lines: readonly OrderedLine[],
	catalog: readonly CatalogItem[],
): TypedFamily['items'] {
	const byItem = new Map(lines.map((line) => [line.portalItemId, line]))
	return Object.fromEntries(
		catalog.map(({ id, colors }): [string, TypedItem] => {
			const line = byItem.get(id)
			if (!line) return [id, { qty: '0', color: '', size: '' }]
			const color = colors.find(({ sizes }) => sizes.some(({ variantId }) => variantId === line.variantId))
			return [id, { qty: String(line.qty), color: color?.id ?? '', size: line.customization.size }]
		}),
	)
}

/** Words of the quantity beside a whole number. */
const quantityOf = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : 0)

/** A line for each item of which the family wants at least one; item ids by line. */
export function familyLines(
	typed: TypedFamily,
	{ catalog, player, newId }: { catalog: readonly CatalogItem[]; player: Player; newId: NewId },
): BulkItem[] {
	return catalog.flatMap((entry) => {
		const one = typed.items[entry.id]
		const qty = Math.min(quantityOf(one?.qty ?? ''), mostOfFamily)
		if (!one || qty === 0) return []
		const line = { ...lineFor(entry, player, newId()), qty }
		const change = { size: one.size, ...(one.color !== '' && { color: one.color }) }
		return changeLines([line], new Map([[line.id, change]]), [entry])
	})
}

export type FamilyErrors = Record<string, string>

const withoutRow = (message: string) => message.replace(/^Row \d+: /, '')

/** Problems of lines at the fields of their items, with the item's name where several could be meant. */
export function itemErrors(problems: readonly BulkProblem[], lines: readonly BulkItem[]): FamilyErrors {
	const byLine = new Map(lines.map((line) => [line.id, line.item_id]))
	const errors: FamilyErrors = {}
	for (const { field, message } of problems) {
		const cut = field?.indexOf('-') ?? -1
		const item = field === undefined ? undefined : byLine.get(field.slice(cut + 1))
		const part = field?.slice(0, cut)
		const name = item === undefined ? 'items' : `${part === 'size' ? 'sizeOf' : 'qtyOf'}-${item}`
		errors[name] ??= withoutRow(message)
	}
	return errors
}

/** What need not be typed: it is taken where the form leaves it empty, and shown to the link's holder in part only. */
export type KnownDelivery = {
	/** The team's delivery address, before any other. */
	team: Address | null
	/** Of the order that is changed. */
	shipTo: Address | null
	/** Empty when unknown. */
	email: string
}

export type FamilyDelivery = { shipTo: Address; isTeamDelivery: boolean; email: string }

function readAddress(typed: TypedAddress, { team, shipTo }: KnownDelivery) {
	if (team) return { success: true as const, data: team }
	const isEmpty = addressFields.every((field) => typed[field].trim() === '')
	return isEmpty && shipTo ? { success: true as const, data: shipTo } : Address.safeParse(typed)
}

/** Where it goes, and where the receipt goes. */
export function readDelivery(
	{ address, email }: TypedFamily,
	known: KnownDelivery,
): { ok: true; delivery: FamilyDelivery } | { ok: false; errors: FamilyErrors } {
	const shipTo = readAddress(address, known)
	const mail = emailAddress('Email').safeParse(email.trim() || known.email)
	if (shipTo.success && mail.success)
		return {
			ok: true,
			delivery: { shipTo: shipTo.data, isTeamDelivery: known.team !== null, email: mail.data },
		}
	return {
		ok: false,
		errors: {
			...errorsIn(addressFields, shipTo.error?.issues ?? []),
			...(!mail.success && { email: mail.error.issues[0]?.message ?? 'Invalid email address' }),
		},
	}
}
