// The words of a donation's mails in each language, and its terms, which are on the page, too.
import type { Language } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { translations } from '#kit/translations.ts'
import { marks } from './marks.ts'

/** The terms of every donation, the same on the page and in the mail. @param shop its name */
export const donationTerms = translations<(shop: string) => string>({
	en: (shop) =>
		`${shop} is a shop, not a charity: it passes the whole donation on to the team. Whether it is tax-deductible is for the school to say. Please ask the school.`,
	es: (shop) =>
		`${shop} es una tienda, no una organización benéfica: entrega toda la donación al equipo. Solo la escuela puede decir si es deducible de impuestos. Pregunte en la escuela.`,
})

export type DonationWords = { subject: string; headline: string; says: string[]; hasTerms?: boolean }
type DonationSums = {
	/** "donation to Mill Creek Owls", within a sentence. */ donation: string
	amountCents: number
}

type DonationMailTexts = {
	paid: (sums: DonationSums) => DonationWords
	refused: (sums: DonationSums) => DonationWords
	refunded: (sums: DonationSums) => DonationWords
	facts: Record<'what' | 'amount' | 'reference' | 'why', string>
	reason: string
}

export const donationMailTexts: Record<Language, DonationMailTexts> = {
	en: {
		paid: ({ donation, amountCents }) => ({
			subject: `Receipt: ${formatUsd(amountCents)}, ${donation}`,
			headline: 'Thank you for your donation',
			says: [`We received ${formatUsd(amountCents)} from you. All of it goes to the team.`],
			hasTerms: true,
		}),
		refused: () => ({
			subject: 'Your donation did not go through',
			headline: 'The payment did not go through',
			says: ['You were not charged. You can donate again at any time on the team’s page.'],
		}),
		refunded: ({ amountCents }) => ({
			subject: `${formatUsd(amountCents)} of your donation goes back to you`,
			headline: 'Your refund is on its way',
			says: [
				`${formatUsd(amountCents)} goes back to the card it was paid with. Banks take five to ten business days.`,
			],
		}),
		facts: { what: 'What', amount: 'Amount', reference: 'Reference', why: 'Why' },
		reason: `You get this email because of a donation at ${marks.name}.`,
	},
	es: {
		paid: ({ donation, amountCents }) => ({
			subject: `Recibo: ${formatUsd(amountCents)}, ${donation}`,
			headline: 'Gracias por su donación',
			says: [`Recibimos ${formatUsd(amountCents)} de usted. Todo es para el equipo.`],
			hasTerms: true,
		}),
		refused: () => ({
			subject: 'Su donación no se realizó',
			headline: 'El pago no se realizó',
			says: ['No se le cobró nada. Puede volver a donar cuando quiera en la página del equipo.'],
		}),
		refunded: ({ amountCents }) => ({
			subject: `Le devolvemos ${formatUsd(amountCents)} de su donación`,
			headline: 'Su reembolso va en camino',
			says: [
				`${formatUsd(amountCents)} vuelven a la tarjeta con la que se pagó. Los bancos tardan de cinco a diez días hábiles.`,
			],
		}),
		facts: { what: 'Concepto', amount: 'Cantidad', reference: 'Referencia', why: 'Motivo' },
		reason: `Recibe este correo por una donación en ${marks.name}.`,
	},
}

/** The stored "Donation to Mill Creek Owls" in the donor's language. */
export const donationIn = (language: Language, stored: string): string =>
	language === 'en' ? stored : stored.replace(/^Donation to (?=\S)/, 'Donación para ')
