// The name and description of a product on Spanish pages, in the forms that have the English ones.
import { TextArea, TextField } from '#ui/fields.tsx'
import { longestSpanish, spanishFields, spanishHints } from '../../rules/spanish-fields.ts'

type Held = { name: string; defaultValue: string; hint?: string; error?: string | undefined }

/** @param held what a field has, by its name */
export function SpanishFields({
	held,
}: {
	held: (name: (typeof spanishFields)['model' | 'description']) => Held
}) {
	return (
		<>
			<TextField
				className="sm:col-span-2"
				label="Model in Spanish"
				lang="es"
				maxLength={longestSpanish.model}
				autoComplete="off"
				hint={spanishHints.model}
				{...held(spanishFields.model)}
			/>
			<TextArea
				className="sm:col-span-2"
				label="Description in Spanish"
				lang="es"
				maxLength={longestSpanish.description}
				hint={spanishHints.description}
				{...held(spanishFields.description)}
			/>
		</>
	)
}
