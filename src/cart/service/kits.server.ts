// Removes a whole kit from a cart, and puts it back as it was.
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { z } from 'zod'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { maxOrderLines } from '#orders/schemas.ts'
import { messages } from '../rules/labels.ts'
import { lockCart, markChanged } from '../store/carts.server.ts'
import { blanksById, deleteLines, linesOfKit, type KitRef, type StoredLine } from '../store/lines.server.ts'
import { placeAt } from './add.server.ts'
import { upsertLines } from './upsert-lines.server.ts'
import { wantedOf, type CartOwner } from './cart.server.ts'

export type RemovedKit = {
	model: string
	units: number
	/** The lines, for `restoreKit`. */
	packed: string
}

/** Removes all lines of a kit; null when they are already gone. */
export const removeKit = (
	context: ServiceContext,
	owner: CartOwner,
	kit: KitRef,
): Promise<RemovedKit | null> =>
	inTransaction(context, async (inner) => {
		const cart = await lockCart(inner.db, owner)
		const lines = cart ? await linesOfKit(inner.db, cart.id, kit) : []
		const [first] = lines
		if (!cart || !first) return null
		await deleteLines(
			inner.db,
			lines.map(({ id }) => id),
		)
		await markChanged(inner.db, cart.id, inner.now)
		const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
		return { model: first.model, units, packed: packLines(lines) }
	})

const KeptLine = z.tuple([
	z.uuid(),
	z.uuid(),
	z.int().min(1),
	z.string().max(60),
	z.string().max(10),
	z.int().min(1).max(999),
	z.int().min(0).max(8.64e15),
])
const KeptLines = z.array(KeptLine).min(1).max(maxOrderLines)
type KeptLine = z.infer<typeof KeptLine>

/** Far more than `maxOrderLines` lines take, in bytes. */
const mostBytes = 2 * 1024 * 1024

/** Lines as one form field, which is packed so that a kit of hundreds of players fits into a form. */
const packLines = (lines: readonly StoredLine[]): string =>
	deflateRawSync(
		JSON.stringify(
			lines.map((line): KeptLine => [
				line.variantId,
				line.designId ?? '',
				line.designVersion ?? 0,
				line.playerName,
				line.playerNumber,
				line.quantity,
				line.addedAt.getTime(),
			]),
		),
	).toString('base64url')

/** @throws Refusal invalid */
function unpacked(packed: string): KeptLine[] {
	try {
		const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: mostBytes })
		return KeptLines.parse(JSON.parse(bytes.toString('utf8')))
	} catch {
		throw new Refusal('invalid', messages.unreadable)
	}
}

/**
 * Adds these lines again at their old places, as far as they are available.
 * @returns whether all of them are back in full
 * @throws Refusal invalid; not_found when nothing of it can be bought
 */
export const restoreKit = (context: ServiceContext, owner: CartOwner, packed: string): Promise<boolean> =>
	inTransaction(context, async (inner) => {
		const kept = unpacked(packed)
		const blanks = new Map(
			(await blanksById(inner.db, [...new Set(kept.map(([variantId]) => variantId))])).map((blank) => [
				blank.id,
				blank,
			]),
		)
		const wanted = kept.flatMap(
			([variantId, designId, designVersion, playerName, playerNumber, quantity, at]) => {
				const blank = blanks.get(variantId)
				const line = { variantId, designId, designVersion, playerName, playerNumber, quantity }
				const addedAt = placeAt(inner, new Date(at))
				return blank ? [{ wanted: wantedOf(line), blank, addedAt }] : []
			},
		)
		const done = wanted.length > 0 ? await upsertLines(inner, owner, wanted) : []
		if (done.every((line) => line === null)) throw new Refusal('not_found', messages.designNotFound)
		return done.length === kept.length && done.every((line) => line?.addition.outcome === 'added')
	})
