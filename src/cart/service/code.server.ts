// The promotion code of a cart.
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { Refusal } from '#kit/errors.ts'
import { readCode } from '#orders/service/promotions.server.ts'
import { messages } from '#promotions/messages.ts'
import { codeOf, codePattern } from '#promotions/schemas.ts'
import { cartOfOwner, lockCart, markChanged, setCode, type CartOwner } from '../store/carts.server.ts'

/** Tries of one address, so that codes cannot be guessed; a school may share one. */
export const codesPerHour = 60
const hourMs = 3_600_000

export type TypedCode = {
	typed: string
	/** Empty when unknown: then nothing is counted. */
	clientAddress: string
}

/**
 * The code in capitals, if this buyer may use it, whatever is in the cart.
 * @throws Refusal too_many, invalid
 */
export async function usableCode(
	context: ServiceContext,
	{ typed, clientAddress, ...of }: TypedCode & { portalId: string | null; cartId: string | null },
): Promise<string> {
	const code = codeOf(typed)
	if (code === '') throw new Refusal('invalid', messages.codeMissing)
	const limit = { name: 'code', subject: clientAddress, turns: codesPerHour, windowMs: hourMs }
	if (clientAddress !== '' && !(await takeTurn(context.db, context.now, limit)))
		throw new Refusal('too_many', messages.tooManyCodes)
	if (!codePattern.test(code)) throw new Refusal('invalid', messages.unknown(code.slice(0, 30)))
	const { refusal } = await readCode(context, { code, ...of })
	if (refusal !== undefined) throw new Refusal('invalid', refusal)
	return code
}

/** Keeps the code with the owner's cart; a new one replaces it. @throws Refusal too_many, invalid */
export async function applyCode(context: ServiceContext, owner: CartOwner, asked: TypedCode): Promise<void> {
	const cart = await cartOfOwner(context.db, owner)
	const code = await usableCode(context, { ...asked, portalId: null, cartId: cart?.id ?? null })
	await changeCode(context, owner, code)
}

export const removeCode = (context: ServiceContext, owner: CartOwner): Promise<void> =>
	changeCode(context, owner, null)

/** Raises the cart's revision: a checkout shows the new total before anything is charged. */
const changeCode = (context: ServiceContext, owner: CartOwner, code: string | null): Promise<void> =>
	inTransaction(context, async (inner) => {
		const cart = await lockCart(inner.db, owner)
		if (!cart || cart.promotionCode === code) return
		await setCode(inner.db, cart.id, code)
		await markChanged(inner.db, cart.id, inner.now)
	})
