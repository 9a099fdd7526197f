import { formatUsd } from '#kit/money.ts'
import { pricedPartIn } from '#pricing/rules/decoration-phrases.ts'
import type { SheetPictured } from '../../rules/product/sheet.ts'
import { useCatalogLanguage, useDataLanguage } from '../catalog-language.tsx'
import { useProductTexts } from './variant-picker.tsx'

/** What the pictures print, with its prices. Names of art stay as they were written. */
export function PrintedParts({ parts }: Pick<SheetPictured, 'parts'>) {
	const { printed } = useProductTexts()
	const language = useCatalogLanguage()
	const dataLanguage = useDataLanguage()
	if (parts.length === 0) return <li>{printed.dyed}</li>
	return parts.map(({ label, cents }) => {
		const { named, words } = pricedPartIn(language, label)
		return (
			<li key={label} className="flex justify-between gap-3">
				<span className="min-w-0 break-words">
					{named && <span lang={dataLanguage}>{named}</span>}
					{words}
				</span>
				<span className="figures">{formatUsd(cents)}</span>
			</li>
		)
	})
}
