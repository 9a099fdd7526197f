import { languageTags, type PageLanguage } from '#kit/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { shareTexts } from '../../rules/share-texts.ts'
import { useShopName } from '#ui/shop.tsx'

/** The page of a payment link that opens nothing. @param message the reason */
export function DeadShareLink({ message, language }: { message: string; language: PageLanguage }) {
	const shop = useShopName()
	const { deadTitle, home } = shareTexts[language]
	return (
		<div lang={languageTags[language]} className="measure grid max-w-2xl gap-4 py-6 sm:py-12">
			<title>{`${deadTitle} | ${shop}`}</title>
			<LanguageSwitch language={language} />
			<Card stitched className="grid justify-items-start gap-4 p-5 pt-8 sm:p-8 sm:pt-10">
				<h1 className="display text-heading">{deadTitle}</h1>
				<p className="text-lg font-semibold text-pretty">{message}</p>
				<ButtonLink href="/" variant="outline">
					{home}
				</ButtonLink>
			</Card>
		</div>
	)
}
