// What a price list says on help pages, in Spanish.
import { listIn } from '#kit/language.ts'
import type { PriceList } from '../schemas.ts'

/** From this many items the shop makes an offer (spec §11), also where no discount applies by itself yet. */
export const offerFrom = 10

export type ShippingFacts = {
	/** Shipping is as the specification has it. */
	isSpec: boolean
	/** `days` is null where orders are picked up; `where` names the states in brackets, if not all. */
	methods: readonly { name: string; days: string | null; isOneDay: boolean; where: string }[]
}

const rate = (bp: number): string => `${bp / 100}%`

function belowFirst(from: number): string {
	if (from <= offerFrom) return ''
	const last = from - 1
	const items =
		last === offerFrom
			? `${offerFrom} artículos`
			: `${offerFrom} ${last === offerFrom + 1 ? 'u' : 'a'} ${last} artículos`
	return `Con ${items}, pídanos una cotización; desde ${from} unidades el descuento se aplica solo: `
}

export function spanishTeamPricing({ tiers }: Pick<PriceList, 'tiers'>): string {
	const [best, first] = [tiers[0], tiers.at(-1)]
	if (!best || !first)
		return `Sí: a partir de ${offerFrom} artículos le hacemos una oferta. Pídanos una cotización.`
	const start = Math.min(offerFrom, first.from)
	const steps = listIn(
		'es',
		tiers.toReversed().map(({ from, bp }) => `${rate(bp)} desde ${from}`),
	)
	return `Sí. A partir de ${start} artículos hay precio de equipo, con descuentos de hasta ${rate(best.bp)}. ${belowFirst(first.from) || 'El descuento se aplica solo: '}${steps}. Todas las tallas y todos los productos de un pedido cuentan juntos.`
}

export function spanishRolePricing({
	roleBp: { coach, school_admin: admin },
}: Pick<PriceList, 'roleBp'>): string {
	if (coach === 0 && admin === 0) return 'El descuento es el mismo para todos: depende de la cantidad.'
	const larger = 'Se aplica el mayor entre este y el descuento por cantidad, nunca los dos.'
	if (coach === 0) return `La administración escolar tiene ${rate(admin)} de descuento. ${larger}`
	return `Los entrenadores tienen ${rate(coach)} de descuento${admin === 0 ? '' : ` y la administración escolar, ${rate(admin)}`}. ${larger}`
}

export function spanishShipping({ isSpec, methods }: ShippingFacts): string {
	if (isSpec)
		return 'El envío estándar tarda 2-3 días hábiles para artículos disponibles. Lo que se hace sobre pedido necesita primero su tiempo de entrega y luego 3-5 días hábiles de envío.'
	const sentences = methods.map(({ name, days, isOneDay, where }) =>
		days === null
			? `${name}: usted recoge su pedido.`
			: `${name}${where}: ${days} ${isOneDay ? 'día hábil' : 'días hábiles'} de envío.`,
	)
	return [...sentences, 'Lo que se hace sobre pedido necesita primero su tiempo de entrega.'].join(' ')
}
