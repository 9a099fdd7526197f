// The team's delivery address: one form for its managers.
import { AddressFields } from '#checkout/components/checkout-fields.tsx'
import { counted } from '#kit/plural.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import type { TypedDelivery } from '../rules/delivery-form.ts'
import { portalUrl } from '../urls.ts'
import type { DeliveryView } from '../views.ts'

type DeliveryPageProps = { view: DeliveryView; answer: TypedDelivery | undefined }

export const DeliveryPage = ({ view, answer }: DeliveryPageProps) => {
	const { portal, address, waiting } = view
	const errors = answer?.errors ?? {}
	const found = Object.entries(errors)
	return (
		<>
			<header className="turf">
				<div className="measure pt-6 pb-7">
					<p className="text-sm text-on-turf-muted">
						<a
							href={portalUrl(portal.id)}
							className="inline-flex min-h-8 items-center hover:text-action hover:underline"
						>
							‹ {portal.teamName}
						</a>
					</p>
					<h1 className="display mt-1 text-title font-black">Team delivery</h1>
					<p className="mt-1 max-w-text text-on-turf-muted">
						Everything goes to one address and you hand it out. Families who order by their link then type no
						address: they read the school and the city, no more. Delivery is free.
					</p>
				</div>
			</header>
			<div className="measure grid max-w-3xl gap-5 py-8">
				<FocusedErrors errors={found.map(([field, message]) => ({ field, message }))} />
				<Card className="p-5 sm:p-7">
					<form method="post" noValidate className="grid gap-5">
						<AddressFields
							saved={[]}
							nameHint={portal.school}
							nameLabel="Who receives it"
							errors={errors}
							typed={answer?.typed ?? address ?? undefined}
						/>
						{address && waiting > 0 && (
							<p className="text-[0.9375rem] text-muted">
								{`${counted(waiting, 'order')} of families ${waiting === 1 ? 'has' : 'have'} not shipped yet and ${waiting === 1 ? 'goes' : 'go'} to the address that you save here.`}
							</p>
						)}
						<div className="flex flex-wrap gap-3">
							<Button type="submit" name="intent" value="save" variant="action">
								Save address
							</Button>
							{address && (
								<Button type="submit" name="intent" value="remove" variant="ghost">
									Let families ship to their homes
								</Button>
							)}
						</div>
					</form>
				</Card>
			</div>
		</>
	)
}
