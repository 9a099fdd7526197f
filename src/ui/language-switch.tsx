import { languageNames, languages, languageTags, type Language } from '#kit/language.ts'

/** Links to the same page in the other languages; the choice is remembered. */
export const LanguageSwitch = ({ language, on = 'page' }: { language: Language; on?: 'page' | 'turf' }) => (
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
					href={`?lang=${one}`}
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
