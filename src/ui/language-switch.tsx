import { languageNames, languages, languageTags, type PageLanguage } from '#kit/language.ts'

type LanguageSwitchProps = {
	language: PageLanguage
	on?: 'page' | 'turf'
	/** What else stands in the address of this page. */
	query?: Readonly<Record<string, string>> | URLSearchParams
	/** Id of the page's form: it is sent along and comes back as it was typed, see `isLanguageSwitch`. */
	form?: string
}

const look = 'inline-flex min-h-8 items-center font-semibold underline pointer-coarse:min-h-11'

/** The same page in the other languages; the choice is remembered. Without a form they are links. */
export const LanguageSwitch = ({ language, on = 'page', query, form }: LanguageSwitchProps) => (
	<p
		data-screen-only
		className={`flex flex-wrap items-center gap-x-3 text-label ${on === 'turf' ? 'text-on-turf' : 'text-ink'}`}
	>
		{/* A form sends its first button when Enter is pressed in a field: this one is that of the form itself. */}
		{form && <button type="submit" form={form} hidden tabIndex={-1} aria-hidden="true" />}
		{languages.map((one) => {
			const address = new URLSearchParams(query)
			address.set('lang', one)
			const href = `?${address}`
			const name = { lang: languageTags[one], children: languageNames[one] }
			if (one === language) return <b key={one} {...name} aria-current="true" className={current} />
			if (form === undefined)
				return <a key={one} {...name} href={href} hrefLang={languageTags[one]} className={look} />
			const sending = { form, formAction: href, formNoValidate: true, name: 'switch', value: one }
			return <button key={one} type="submit" {...name} {...sending} className={`${look} cursor-pointer`} />
		})}
	</p>
)

const current = 'inline-flex min-h-8 items-center'

/** Whether the form was sent by the switch: it is answered as it was typed, and nothing is done. */
export const isLanguageSwitch = (fields: Readonly<Record<string, unknown>>): boolean =>
	typeof fields['switch'] === 'string'

/** In the browser: whether the switch sends the form. It goes to the server itself, whatever a script does with others. */
export const isSwitching = ({ submitter }: SubmitEvent): boolean =>
	submitter?.getAttribute('name') === 'switch'
