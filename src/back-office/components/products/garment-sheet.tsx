// The garment of a product, and another one as long as nothing is made of it.
import { templateById } from '#garments/templates/index.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { SelectField } from '#ui/fields.tsx'
import { useShell } from '#ui/shop.tsx'
import { garmentOptions } from '../../rules/garment-options.ts'
import { copyProductUrl } from '../../urls.ts'
import type { ProductForStaff } from '../../views.ts'
import { Sheet } from '../records.tsx'

type Props = {
	product: ProductForStaff['product']
	/** Why it keeps its garment; null when it may have another one. */
	kept: string | null
	/** The refused choice. */
	typed: Readonly<Record<string, string>> | null
}

export function GarmentSheet({ product: { id, attributes, updatedAt }, kept, typed }: Props) {
	const { templateId, kind } = attributes
	const { sports } = useShell()
	return (
		<Sheet
			id="garment"
			title="Garment"
			intro={`${templateById(templateId)?.name ?? templateId}, listed as ${kind}.`}
		>
			{kept === null ? (
				<form method="post" action="#garment" className="grid max-w-2xl gap-4">
					<input type="hidden" name="seenAt" value={updatedAt.getTime()} />
					<SelectField
						label="Another garment"
						name="template"
						defaultValue={typed?.['template'] ?? templateId}
						options={garmentOptions(sports, templateId)}
					/>
					<div className="text-muted">
						<p>With another garment</p>
						<ul className="list-disc pl-5">
							<li>its pictures show the plain garment, and its look and its own size chart go;</li>
							<li>designs that you made of it yourself are drawn on the new garment;</li>
							<li>decoration methods that the new garment does not take go;</li>
							<li>photos, texts, prices, colors, sizes and stock stay: check whether the sizes still fit.</li>
						</ul>
					</div>
					<div>
						<Button type="submit" name="intent" value="garment" variant="outline">
							Change the garment
						</Button>
					</div>
				</form>
			) : (
				<div className="grid justify-items-start gap-3">
					<p className="text-muted">{kept}</p>
					<ButtonLink href={copyProductUrl(id, templateId)} variant="outline">
						Duplicate
					</ButtonLink>
				</div>
			)}
		</Sheet>
	)
}
