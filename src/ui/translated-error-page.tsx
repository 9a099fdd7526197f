// The error page of an address that has translations; in English it is the shop's own.
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { ButtonLink } from './button.tsx'
import { Card } from './card.tsx'
import { ErrorPage } from './error-page.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { pageTexts } from './page-texts.ts'
import { useShopName } from './shop.tsx'

const titles = { 400: 'notComplete', 404: 'notFound', 429: 'wait' } as const

/** What `orRefusedIn` threw, in the data of a route's error. */
export type TranslatedError = { message: string; language: PageLanguage }

/** The error in its reader's language; undefined for any other failure. */
export function translatedErrorIn(data: unknown): TranslatedError | undefined {
	if (typeof data !== 'object' || data === null || !('message' in data) || !('language' in data))
		return undefined
	// Cast: of the answers with a language, `orRefusedIn` and the pages' own make all.
	return data as TranslatedError
}

type TranslatedErrorPageProps = TranslatedError & { status: number }

export function TranslatedErrorPage({ status, message, language }: TranslatedErrorPageProps) {
	const shop = useShopName()
	if (language === 'en') return <ErrorPage status={status} message={message} />
	const texts = pageTexts[language]
	// Cast: a status that is not listed has no title of its own.
	const title = texts[titles[status as keyof typeof titles] ?? 'unexpected']
	return (
		<div lang={languageTags[language]} className="measure grid max-w-2xl gap-4 py-6 sm:py-12">
			<title>{`${title} | ${shop}`}</title>
			<meta name="robots" content="noindex" />
			<LanguageSwitch language={language} />
			<Card stitched className="grid justify-items-start gap-4 p-5 pt-8 sm:p-8 sm:pt-10">
				<h1 className="display text-heading">{title}</h1>
				<p className="text-lg font-semibold text-pretty">{message}</p>
				<ButtonLink href="/" variant="outline">
					{texts.home}
				</ButtonLink>
			</Card>
		</div>
	)
}
