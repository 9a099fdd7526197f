// Where a product is in its life, and the next step.
import { productStatusNames, type ProductStatus } from '#catalog/states.ts'
import { Badge } from '#ui/marks.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { copyProductUrl, productPreviewUrl } from '../../urls.ts'
import { Sheet } from '../records.tsx'

export const StatusBadge = ({ status }: { status: ProductStatus }) => (
	<Badge tone={status === 'active' ? 'success' : status === 'draft' ? 'warning' : undefined}>
		{productStatusNames[status]}
	</Badge>
)

const steps: Record<ProductStatus, { text: string; intent: string; label: string }> = {
	draft: {
		text: 'Only staff sees it. Published, it is listed, found and sold as soon as sizes are counted.',
		intent: 'publish',
		label: 'Publish',
	},
	active: {
		text: 'It is listed, found and sold. Archived, it is none of these; what was ordered is still made.',
		intent: 'archive',
		label: 'Archive',
	},
	archived: {
		text: 'It is neither listed nor found nor sold; what was ordered is still made.',
		intent: 'publish',
		label: 'Put back into the shop',
	},
}

type StatusSheetProps = {
	product: { id: string; status: ProductStatus; attributes: { templateId: string } }
	isKit: boolean
	canChange: boolean
}

export function StatusSheet({ product: { id, status, attributes }, isKit, canChange }: StatusSheetProps) {
	const { text, intent, label } = steps[status]
	return (
		<Sheet title={productStatusNames[status]} intro={text}>
			<div className="flex flex-wrap gap-3">
				{canChange && (
					<form method="post">
						<Button
							type="submit"
							name="intent"
							value={intent}
							variant={status === 'active' ? 'outline' : 'primary'}
						>
							{label}
						</Button>
					</form>
				)}
				{status === 'active' ? (
					<ButtonLink href={`/product/${id}`} variant="outline">
						See it in the shop
					</ButtonLink>
				) : (
					!isKit && (
						<ButtonLink href={productPreviewUrl(id)} variant="outline">
							Preview
						</ButtonLink>
					)
				)}
				{canChange && !isKit && (
					<ButtonLink href={copyProductUrl(id, attributes.templateId)} variant="outline">
						Duplicate
					</ButtonLink>
				)}
			</div>
		</Sheet>
	)
}
