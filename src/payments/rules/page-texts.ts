// What the provider's page says of a payment: in the payer's language, without any name.
import { pluralIn, type Language } from '#kit/language.ts'
import { counted } from '#kit/plural.ts'
import { donationIn } from '#mail/templates/donation-texts.ts'

type PageTexts = {
	order: (shop: string, reference: string) => string
	share: (order: string) => string
	items: (units: number) => string
	/** From the stored "Donation to Mill Creek Owls". */
	donation: (stored: string) => string
	allOfIt: string
}

export const pageTexts: Record<Language, PageTexts> = {
	en: {
		order: (shop, reference) => `${shop} order #${reference}`,
		share: (order) => `${order}, your share`,
		items: (units) => counted(units, 'item'),
		donation: (stored) => donationIn('en', stored),
		allOfIt: 'All of it goes to the team’s fundraiser',
	},
	es: {
		order: (shop, reference) => `${shop}, pedido #${reference}`,
		share: (order) => `${order}, su parte`,
		items: (units) => pluralIn('es', units, { one: '1 artículo', other: `${units} artículos` }),
		donation: (stored) => donationIn('es', stored),
		allOfIt: 'Todo es para la recaudación del equipo',
	},
}
