// Mails about the order of a family or of a buyer that reads Spanish.
import { formatUsd } from '#kit/money.ts'
import type { PriceRow } from '#pricing/rules/rows.ts'
import type { OrderMailCopies } from './order-mail-facts.ts'
import { marks } from './marks.ts'

const ready = 'Lo fabricamos por pedido. Le avisamos por correo cuando se envíe.'
const see = 'Ver el pedido'
const follow = 'Seguir el pedido'

const spanishMails: OrderMailCopies['all'] = {
	received: ({ reference }) => ({
		subject: `Recibimos el pedido #${reference}`,
		headline: 'Tenemos su pedido',
		says: ['Le guardamos todo hasta que esté pagado.'],
		button: see,
	}),
	paid: ({ reference, amountCents }) => ({
		subject: `El pedido #${reference} está pagado`,
		headline: 'Gracias, está pagado',
		says: [`Recibimos su pago de ${formatUsd(amountCents)}.`, ready],
		button: follow,
	}),
	approved: ({ reference }) => ({
		subject: `El pedido #${reference} está aprobado`,
		headline: 'Su escuela lo aprobó',
		says: [ready],
		button: follow,
	}),
	refused: ({ reference }) => ({
		subject: `El pago del pedido #${reference} no se realizó`,
		headline: 'El pago no se realizó',
		says: ['Este pedido no sigue adelante y no se le cobró nada. Puede volver a pedir cuando quiera.'],
		button: see,
	}),
	cancelled: ({ reference }) => ({
		subject: `El pedido #${reference} está cancelado`,
		headline: 'El pedido está cancelado',
		says: ['No se fabrica nada y no se cobra nada.'],
		button: see,
	}),
	refunded: ({ reference, amountCents }) => ({
		subject: `Le devolvemos ${formatUsd(amountCents)} del pedido #${reference}`,
		headline: 'Su reembolso va en camino',
		says: [
			`${formatUsd(amountCents)} vuelven a la tarjeta con la que se pagó. Los bancos tardan de cinco a diez días hábiles.`,
		],
		button: see,
	}),
	shipped: ({ reference }) => ({
		subject: `El pedido #${reference} va en camino`,
		headline: 'Va en camino',
		says: ['Todo está hecho, revisado y empacado. Llega en 3 a 5 días hábiles.'],
		button: follow,
	}),
	shipped_part: ({ reference }) => ({
		subject: `Parte del pedido #${reference} va en camino`,
		headline: 'Una parte va en camino',
		says: ['Este paquete llega en 3 a 5 días hábiles. Le avisamos por correo cuando se envíe el resto.'],
		button: follow,
	}),
	parcel_added: ({ reference }) => ({
		subject: `Otro paquete del pedido #${reference} va en camino`,
		headline: 'Otro paquete va en camino',
		says: ['Su pedido llega en más de un paquete. Este llega en 3 a 5 días hábiles.'],
		button: follow,
	}),
	delivered: ({ reference }) => ({
		subject: `El pedido #${reference} llegó`,
		headline: 'Ya llegó',
		says: ['Su pedido se entregó. Si falta algo o algo no está bien, responda a este correo.'],
		button: see,
	}),
}

export const spanishOrderMails: OrderMailCopies = {
	all: spanishMails,
	family: {
		received: ({ reference, amountCents }) => ({
			subject: `Pedido #${reference}: ${formatUsd(amountCents)} por pagar`,
			headline: 'Tenemos su pedido',
			says: ['Le guardamos todo durante 14 días. Se fabrica en cuanto esté pagado.'],
			button: 'Ver y pagar el pedido',
		}),
	},
	school: {
		received: ({ reference }) => ({
			subject: `Recibimos el pedido #${reference}`,
			headline: 'Tenemos su pedido',
			says: ['Primero lo aprueba su escuela. Le guardamos todo durante 14 días.'],
			button: see,
		}),
		refunded: ({ reference, amountCents }) => ({
			subject: `Se acreditan ${formatUsd(amountCents)} del pedido #${reference}`,
			headline: 'Hay menos por pagar',
			says: [
				`${formatUsd(amountCents)} se descuentan de la orden de compra de su escuela. La factura dice cuánto queda por pagar.`,
			],
			button: see,
		}),
	},
	split: {
		received: ({ reference }) => ({
			subject: `Recibimos el pedido #${reference}: envíe los enlaces de pago`,
			headline: 'Sus enlaces de pago están listos',
			says: [
				'Cada jugador tiene una parte con su propio enlace de pago. Envíe a cada familia el suyo.',
				'El pedido se empieza a fabricar cuando todas las partes están pagadas. Le guardamos todo durante 14 días, y usted puede cubrir el resto cuando quiera.',
			],
			button: 'Ver las partes',
		}),
		paid: ({ reference }) => ({
			subject: `El pedido #${reference} está pagado`,
			headline: 'Todas las partes están pagadas',
			says: [ready],
			button: follow,
		}),
		cancelled: ({ reference }) => ({
			subject: `El pedido #${reference} está cancelado`,
			headline: 'El pedido está cancelado',
			says: ['No se fabrica nada. Las familias reciben su dinero en la tarjeta con la que pagaron.'],
			button: see,
		}),
		refunded: ({ reference, amountCents }) => ({
			subject: `Se devuelven ${formatUsd(amountCents)} del pedido #${reference}`,
			headline: 'Un reembolso va en camino',
			says: [
				`${formatUsd(amountCents)} vuelven a las tarjetas con las que se pagó. Los bancos tardan de cinco a diez días hábiles.`,
			],
			button: see,
		}),
	},
	fetched: {
		shipped: ({ reference }) => ({
			subject: `El pedido #${reference} está listo para recoger`,
			headline: 'Listo para recoger',
			says: ['Todo está empacado y lo espera. Traiga el número del pedido.'],
			button: see,
		}),
		delivered: ({ reference }) => ({
			subject: `El pedido #${reference} ya se recogió`,
			headline: 'Recogido',
			says: ['Gracias por recoger su pedido.'],
			button: see,
		}),
	},
}

export const spanishLabels = {
	pickUp: 'Se entrega al equipo: recójalo con el entrenador.',
	shipping: 'Envío',
	pickUpAt: 'Recójalo en',
	order: 'Pedido',
	school: 'Escuela',
	items: 'Artículos',
	total: 'Total',
	carrier: 'Transportista',
	tracking: 'Seguimiento',
	why: 'Motivo',
	reason: `Recibe este correo por su pedido en ${marks.name}.`,
} as const

const rowNames: Partial<Record<PriceRow['kind'], string>> = {
	quantity: 'Descuento por cantidad',
	role: 'Descuento del equipo',
	fundraising: 'Recaudación de fondos',
	shipping: 'Envío',
	tax: 'Impuesto sobre las ventas',
	total: 'Total',
}
const amounts: Readonly<Record<string, string>> = { Free: 'Gratis', Exempt: 'Exento' }

/** A row of a sum. Its rate stays as it is. */
export function spanishRow({ kind, name, amount }: PriceRow, units: number): { name: string; value: string } {
	const rate = /, [\d.]+\s%$/.exec(name)?.[0] ?? ''
	const subtotal = `Subtotal, ${units === 1 ? '1 artículo' : `${units} artículos`}`
	return {
		name:
			kind === 'subtotal'
				? subtotal
				: kind === 'promotion'
					? `Promoción ${name}`
					: `${rowNames[kind] ?? name}${rate}`,
		value: amounts[amount] ?? amount,
	}
}
