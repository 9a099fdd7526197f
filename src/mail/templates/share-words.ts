// What a payer of one share reads in the mail and on the page of the share.
import type { Language } from '#kit/language.ts'

export const waitsForShares: Record<Language, string> = {
	en: 'The order goes into production as soon as every share is paid. Your team gets everything together.',
	es: 'El pedido se empieza a fabricar en cuanto estén pagadas todas las partes. Su equipo recibe todo junto.',
}
