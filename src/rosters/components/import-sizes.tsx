// Sizes in words that we do not know: each word is asked once.
import { SelectField } from '#ui/fields.tsx'
import { explainedSize } from '../rules/import-rows.ts'
import { rosterSizes } from '../rules/player.ts'
import { useImportTexts } from './import-language.ts'
import type { ImportState } from './use-import.ts'

const none = 'none'
export function ImportSizes({ state }: { state: ImportState }) {
	const { sizes } = useImportTexts()
	if (state.unknownSizes.length === 0) return null
	const options = [
		{ value: '', label: sizes.choose },
		...rosterSizes.map((size) => ({ value: size, label: size })),
		{ value: none, label: sizes.none },
	]
	return (
		<fieldset>
			<legend className="display text-lg">{sizes.title}</legend>
			<p className="text-label text-muted">{sizes.text}</p>
			<div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
				{state.unknownSizes.map(({ word, rows }) => {
					const size = explainedSize(state.sizeWords, word)
					return (
						<SelectField
							key={word}
							name={`size-word-${word}`}
							label={sizes.means(word)}
							hint={sizes.rows(rows)}
							value={size === '' ? none : (size ?? '')}
							onChange={({ target: { value } }) =>
								state.explainSize(word, value === none ? '' : value || undefined)
							}
							options={options}
						/>
					)
				})}
			</div>
		</fieldset>
	)
}
