// Maps a cart form to its use case and the result to messages.
import type { RouterContextProvider } from 'react-router'
import { statusOf } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { Refusal } from '#kit/errors.ts'
import { textOf } from '#kit/typed-fields.ts'
import type { PageLanguage } from '#kit/language.ts'
import { isLanguageSwitch } from '#ui/language-switch.tsx'
import type { ToastRequest } from '#ui/show-toast.ts'
import { cartHeaders, countCookies, knownOwner, shopperOf } from './owner.server.ts'
import { piecesToast, type AddedPieces } from '../rules/pieces.ts'
import { codeTextIn } from '#promotions/rules/code-phrases.ts'
import { translator } from '#translations/service/translated.server.ts'
import { additionToast } from '../rules/addition-toast.ts'
import { refusalIn } from '../rules/cart-phrases.ts'
import { messages } from '../rules/labels.ts'
import { toastTexts } from '../rules/toast-texts.ts'
import { CartChange } from '../schemas.ts'
import { addDesign, addLine, addProduct, type Added } from '../service/add.server.ts'
import { addKit, addPlayers, addSizes } from '../service/add-pieces.server.ts'
import { countNewCart, wantedOf, type CartOwner } from '../service/cart.server.ts'
import { acceptPrices, changeSize, removeLine, setQuantity, type Removed } from '../service/change.server.ts'
import { applyCode, removeCode, type TypedCode } from '../service/code.server.ts'
import { removeKit, restoreKit, type RemovedKit } from '../service/kits.server.ts'
import { unitsOf } from '../service/view.server.ts'
import type { RefusedCode, UndoLine } from '../rules/view.ts'
import type { ServiceContext } from '#database/context.server.ts'

export type Outcome = {
	status: number
	/** A message beyond what the page itself shows. */
	toast: ToastRequest | null
	/** The removed line, for undo. */
	undo: UndoLine | null
	/** The added units or whole kits and their first line, for the next page. */
	added: { units: number; lineId: string } | null
	/** A promotion code that was refused, as it was typed. */
	code: RefusedCode | null
}

/** Names of garments are data: they are translated where the shop has them. */
type Said = { context: ServiceContext; language: PageLanguage }

const plain: Outcome = { status: 200, toast: null, undo: null, added: null, code: null }

/** With the name of its garment in the language of the page. */
async function named<Own extends { model: string }>({ context, language }: Said, own: Own): Promise<Own> {
	const nameIn = await translator(context, language, [own.model])
	return { ...own, model: nameIn(own.model) }
}

async function afterAdding({ addition, named: line, lineId }: Added, said: Said): Promise<Outcome> {
	const toast = additionToast(addition, await named(said, line), said.language)
	if (!('added' in addition) || lineId === null) return { ...plain, status: 409, toast }
	return { ...plain, toast, added: { units: addition.added, lineId } }
}

async function afterAddingPieces(pieces: AddedPieces, said: Said): Promise<Outcome> {
	const toast = piecesToast(await named(said, pieces), said.language)
	const lineId = pieces.lines.find((line) => line.lineId !== null)?.lineId
	if (lineId === null || lineId === undefined) return { ...plain, status: 409, toast }
	const units = pieces.lines.reduce(
		(sum, { addition }) => sum + ('added' in addition ? addition.added : 0),
		0,
	)
	return { ...plain, toast, added: { units: units / pieces.piecesOfKit, lineId } }
}

async function undoOf(removed: Removed | null, said: Said): Promise<UndoLine | null> {
	if (!removed) return null
	const { variantId, designId, designVersion, playerName, playerNumber, quantity, addedAt } = removed.line
	const { model, size } = await named(said, removed.named)
	return {
		text: `${model}, ${size}`,
		fields: {
			intent: 'restore',
			variant: variantId,
			design: designId ?? '',
			version: String(designVersion ?? ''),
			playerName,
			playerNumber,
			qty: String(quantity),
			addedAt: addedAt.toISOString(),
		},
	}
}

async function undoOfKit(removed: RemovedKit | null, said: Said): Promise<UndoLine | null> {
	if (!removed) return null
	const { model, units } = await named(said, removed)
	return {
		text: `${model}, ${toastTexts[said.language].pieces(units)}`,
		fields: { intent: 'restore-kit', lines: removed.packed },
	}
}

type Quantity = Extract<CartChange, { intent: 'quantity' }>

async function changeQuantity(
	context: ServiceContext,
	owner: CartOwner,
	{ line, qty, by, language }: Quantity & { language: PageLanguage },
): Promise<Outcome> {
	const quantity = by === undefined ? qty : Math.max(qty + Number(by), 1)
	if (quantity === 0) {
		const removed = await removeLine(context, owner, { lineId: line })
		return { ...plain, undo: await undoOf(removed, { context, language }) }
	}
	const settled = await setQuantity(context, owner, { lineId: line, quantity })
	if (!settled.isCapped) return plain
	const { title, detail } = toastTexts[language].noMore
	return { ...plain, toast: { tone: 'info', title, detail: detail(settled.quantity) } }
}

/** A refused code is reported at its field. */
async function applyTyped(
	context: ServiceContext,
	owner: CartOwner,
	{ language, ...asked }: TypedCode & { language: PageLanguage },
): Promise<Outcome> {
	try {
		await applyCode(context, owner, asked)
		return plain
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		return {
			...plain,
			status: statusOf[failure.code],
			code: { typed: asked.typed, problem: codeTextIn(language, failure.message) },
		}
	}
}

async function put(
	context: ServiceContext,
	owner: CartOwner,
	{ change, clientAddress, language }: { change: CartChange; clientAddress: string; language: PageLanguage },
): Promise<Outcome> {
	const said: Said = { context, language }
	switch (change.intent) {
		case 'add':
			return afterAdding(await addProduct(context, owner, change), said)
		case 'add-design':
			return afterAdding(await addDesign(context, owner, change), said)
		case 'add-players':
			return afterAddingPieces(await addPlayers(context, owner, change), said)
		case 'add-sizes':
			return afterAddingPieces(await addSizes(context, owner, change), said)
		case 'add-kit':
			return afterAddingPieces(await addKit(context, owner, change), said)
		case 'quantity':
			return changeQuantity(context, owner, { ...change, language })
		case 'size':
			await changeSize(context, owner, { lineId: change.line, size: change.size })
			return plain
		case 'remove':
			return {
				...plain,
				undo: await undoOf(await removeLine(context, owner, { lineId: change.line }), said),
			}
		case 'remove-kit':
			return {
				...plain,
				undo: await undoOfKit(
					await removeKit(context, owner, { id: change.kit, version: change.version }),
					said,
				),
			}
		case 'restore-kit':
			return (await restoreKit(context, owner, change.lines))
				? plain
				: { ...plain, toast: { tone: 'info', ...toastTexts[language].restoredInPart } }
		case 'code':
			return applyTyped(context, owner, { typed: change.code, clientAddress, language })
		case 'code-remove':
			await removeCode(context, owner)
			return plain
		case 'prices':
			await acceptPrices(context, owner)
			return plain
		case 'restore': {
			const { variant, design, version, addedAt, qty, ...player } = change
			const wanted = wantedOf({
				variantId: variant,
				designId: design,
				designVersion: design && version,
				quantity: qty,
				...player,
			})
			const { addition, named: line } = await addLine(context, owner, { wanted, addedAt: new Date(addedAt) })
			return addition.outcome === 'added'
				? plain
				: { ...plain, toast: additionToast(addition, await named(said, line), language) }
		}
	}
}

const adding: readonly unknown[] = ['add', 'add-design', 'add-players', 'add-sizes', 'add-kit']
const isAdding = (intent: unknown) => adding.includes(intent)

type Titled = { title: string; language: PageLanguage }

async function outcomeOf(work: () => Promise<Outcome>, { title, language }: Titled): Promise<Outcome> {
	try {
		return await work()
	} catch (failure) {
		if (!(failure instanceof Refusal)) throw failure
		const toast: ToastRequest = { tone: 'error', title, detail: refusalIn(language, failure.message) }
		return { ...plain, status: statusOf[failure.code], toast }
	}
}

export type Acted = { outcome: Outcome; units: number; headers: Headers }

type Acting = { context: Readonly<RouterContextProvider>; request: Request; language: PageLanguage }

/** Applies a cart form; a refusal becomes a message with the matching status. */
export async function act({ context, request, language }: Acting): Promise<Acted> {
	const services = context.get(serviceContext)
	const fields = await fieldsOf(request)
	const texts = toastTexts[language]
	const title = isAdding(fields['intent']) ? texts.notAdded : texts.notChanged
	const shopper = await shopperOf(context, request)
	const { owner, setCookies } = knownOwner(context, shopper)
	const begin = async (change: CartChange) => {
		const { clientAddress } = context.get(siteContext)
		if (!shopper.owner) await countNewCart(services, clientAddress)
		return put(services, owner, { change, clientAddress, language })
	}
	const work = async () => {
		if (isLanguageSwitch(fields)) return { ...plain, code: { typed: textOf(fields['code']), problem: '' } }
		const change = CartChange.safeParse(fields)
		if (change.success) return begin(change.data)
		const [issue] = change.error.issues
		const isFieldError = ['size', 'qty', 'quantity'].some((field) => field === issue?.path[0])
		throw new Refusal('invalid', (isFieldError && issue?.message) || messages.unreadable)
	}
	const outcome = await outcomeOf(work, { title, language })
	const units = await unitsOf(services, owner)
	// Only a visitor with items in the cart needs the cookie.
	const known = outcome.added ? setCookies : []
	return { outcome, units, headers: cartHeaders([...known, ...countCookies(context, request, units)]) }
}
