import { formatUsd } from '#kit/money.ts'
import type { SheetPictured } from '../../rules/product/sheet.ts'
import { useDataLanguage } from '../catalog-language.tsx'
import { useProductTexts } from './variant-picker.tsx'

/** What the pictures print, with its prices. */
export function PrintedParts({ parts }: Pick<SheetPictured, 'parts'>) {
	const { printed } = useProductTexts()
	const language = useDataLanguage()
	if (parts.length === 0) return <li>{printed.dyed}</li>
	return parts.map(({ named, label, cents }) => (
		<li key={`${named} ${label}`} className="flex justify-between gap-3">
			<span className="min-w-0 break-words">
				{named && <span lang={language}>{named}</span>}
				{label}
			</span>
			<span className="figures">{formatUsd(cents)}</span>
		</li>
	))
}
