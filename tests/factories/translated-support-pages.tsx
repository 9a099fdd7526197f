// The support page in each of its states, for checks of all texts.
import type { ReactNode } from 'react'
import { specPrices } from '#pricing/rules/price-list.ts'
import { pricingAnswers } from '#pricing/rules/price-words.ts'
import type { PriceList } from '#pricing/schemas.ts'
import type { PageLanguage } from '#kit/language.ts'
import { messageIn } from '#kit/translations.ts'
import { specShell } from '#kit/shop.ts'
import type { ContactState } from '#storefront/components/support/contact.tsx'
import { SupportPage } from '#storefront/components/support/support-page.tsx'
import { supportPhrases } from '#storefront/rules/support-texts.ts'
import { readSupportForm } from '#support/schemas.ts'
import { ShopContext } from '#ui/shop.tsx'

/** What the owner writes is in English, whatever the page is in. */
const shop = { ...specShell, facts: { ...specShell.facts, hours: 'Mon-Fri for the team' } }
const typed = { name: 'Rams', email: 'a@example.test', subject: 'Regla', message: 'Regla' }
const methods: PriceList['shipping']['methods'] = [
	{
		id: 'a',
		name: 'Rams',
		days: { least: 4, most: 6 },
		rate: { kind: 'flat', cents: 900 },
		isActive: true,
		states: ['OH'],
	},
	{
		id: 'b',
		name: 'Rams',
		days: { least: 1, most: 1 },
		rate: { kind: 'flat', cents: 900 },
		isActive: true,
		states: [],
	},
]

type Shown = { state?: ContactState; isSent?: boolean; prices?: PriceList; returns?: string }

const shown = (language: PageLanguage, { prices = specPrices, returns = '', ...of }: Shown) => (
	<ShopContext value={shop}>
		<SupportPage
			language={language}
			publicUrl="https://shop.test"
			pictures={[]}
			answers={{ ...pricingAnswers(prices, language), shop: shop.facts, returns }}
			state={of.state ?? { typed, errors: {} }}
			isSent={of.isSent ?? false}
		/>
	</ShopContext>
)

function refused(language: PageLanguage, fields: Record<string, string>): ContactState {
	const read = readSupportForm(fields)
	const errors = read.ok ? {} : read.errors
	const said = Object.entries(errors).map(([field, message]) => [
		field,
		messageIn(language, message, supportPhrases),
	])
	return { typed, errors: Object.fromEntries(said) as ContactState['errors'] }
}

export const translatedSupportPages: Record<string, (language: PageLanguage) => ReactNode> = {
	'the support page': (language) => shown(language, {}),
	'the support page after a message': (language) => shown(language, { isSent: true }),
	'the support page with an empty form': (language) => shown(language, { state: refused(language, {}) }),
	'the support page with a form that is too long': (language) =>
		shown(language, {
			state: refused(language, {
				name: 'x'.repeat(101),
				email: 'x',
				subject: 'x'.repeat(151),
				message: 'x'.repeat(5_001),
			}),
		}),
	'the support page that refuses a message': (language) =>
		shown(language, { state: { typed, errors: {}, refusal: language === 'en-XA' ? '[Espere]' : 'Espere.' } }),
	'the support page of an owner with words of their own': (language) =>
		shown(language, {
			prices: { ...specPrices, tiers: [], roleBp: { ...specPrices.roleBp, coach: 0 }, shipping: { methods } },
			returns: 'Send it back with the order.',
		}),
}
