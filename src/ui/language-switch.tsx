import { languageNames, languages, languageTags, type PageLanguage } from '#kit/language.ts'

type LanguageSwitchProps = {
	language: PageLanguage
	on?: 'page' | 'turf'
	/** What else stands in the address of this page. */
	query?: Readonly<Record<string, string>>
}

/** Links to the same page in the other languages; the choice is remembered. */
export const LanguageSwitch = ({ language, on = 'page', query }: LanguageSwitchProps) => (
	<p
		data-screen-only
		className={`flex flex-wrap items-center gap-x-3 text-label ${on === 'turf' ? 'text-on-turf' : 'text-ink'}`}
	>
		{languages.map((one) =>
			one === language ? (
				<b
					key={one}
					lang={languageTags[one]}
					aria-current="true"
					className="inline-flex min-h-8 items-center"
				>
					{languageNames[one]}
				</b>
			) : (
				<a
					key={one}
					href={`?${new URLSearchParams({ ...query, lang: one })}`}
					lang={languageTags[one]}
					hrefLang={languageTags[one]}
					className="inline-flex min-h-8 items-center font-semibold underline pointer-coarse:min-h-11"
				>
					{languageNames[one]}
				</a>
			),
		)}
	</p>
)
