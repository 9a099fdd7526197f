// Claim, hours and banner of the shop on a Spanish page: in Spanish without a mark where the shop has them.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageLanguage } from '#kit/language.ts'
import { specShell, type ShopShell } from '#kit/shop.ts'
import { ShopContext } from '#ui/shop.tsx'
import { frameTexts } from '../rules/frame-texts.ts'
import { readyFrame } from '../routes/cached-layout.server.tsx'
import { FrameLanguageContext } from './frame-language.tsx'
import { FrameFooter, FrameHeader, ReadyFrameContext, SiteBanner } from './site-frame.tsx'
import { ContactBoard } from './support/contact.tsx'

const { claim, hours } = specShell.facts
const shop: ShopShell = { ...specShell, banner: { text: 'Closed today', href: '/support' } }
const spanish = {
	[claim]: 'Cascos como nuevos',
	[hours]: 'Lunes a viernes',
	'Closed today': 'Hoy no abrimos',
}

function frameOf(shown: ShopShell, language: PageLanguage): string {
	const texts = frameTexts(language)
	return renderToStaticMarkup(
		<ReadyFrameContext value={readyFrame(shown)}>
			<FrameLanguageContext value={texts ? { language, texts } : null}>
				<ShopContext value={shown}>
					<FrameHeader viewer={null} />
					<SiteBanner />
					<ContactBoard language={language} />
					<FrameFooter year={2026} />
				</ShopContext>
			</FrameLanguageContext>
		</ReadyFrameContext>,
	)
}

test('they are in Spanish everywhere, and no English of them is left', () => {
	const page = frameOf({ ...shop, spanish }, 'es')
	expect(page).toContain('Cascos como nuevos')
	// The menu of the header and of phones, the contact details and the footer.
	expect(page.match(/Lunes a viernes/g)).toHaveLength(4)
	expect(page).toContain('>Hoy no abrimos</a>')
	for (const english of [claim, hours, 'Closed today']) expect(page).not.toContain(english)
})

test('without a translation they stay in English and are marked so', () => {
	const page = frameOf(shop, 'es')
	expect(page).toContain(`<span lang="en-US">${claim}</span>`)
	expect(page.split(`<span lang="en-US">${hours}</span>`)).toHaveLength(4)
	expect(page).toMatch(/<p lang="en-US"[^>]*><a[^>]*>Closed today/)
})

test('a page in English is the same with translations, and the pseudo-language shows none', () => {
	expect(frameOf({ ...shop, spanish }, 'en')).toBe(frameOf(shop, 'en'))
	expect(frameOf({ ...shop, spanish }, 'en-XA')).toBe(frameOf(shop, 'en-XA'))
})
