// The page of a family's link that opens nothing.
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { familyTexts } from '../rules/family-texts.ts'
import { linkDays } from '../rules/player.ts'
import { useShopName } from '#ui/shop.tsx'

type DeadLinkProps = {
	/** The reason: unknown, replaced, revoked, expired, or too many tries. */
	message: string
	language: PageLanguage
	/** After too many tries the link itself may be good. */
	isWait: boolean
}

export function DeadLink({ message, language, isWait }: DeadLinkProps) {
	const shop = useShopName()
	const { deadTitle, waitTitle, deadHelp, home } = familyTexts[language]
	const title = isWait ? waitTitle : deadTitle
	return (
		<div lang={languageTags[language]} className="measure grid max-w-2xl gap-4 py-6 sm:py-12">
			<title>{`${title} | ${shop}`}</title>
			<LanguageSwitch language={language} />
			<Card stitched className="grid gap-4 p-5 pt-8 sm:p-8 sm:pt-10">
				<h1 className="display text-heading">{title}</h1>
				<p className="text-lg font-semibold text-pretty">{message}</p>
				{!isWait && <p className="text-body text-pretty">{deadHelp(linkDays)}</p>}
				<div className="flex flex-wrap gap-3">
					<ButtonLink href="/" variant="outline">
						{home}
					</ButtonLink>
				</div>
			</Card>
		</div>
	)
}
