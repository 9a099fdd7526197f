// The field for scanners, which type the code of a garment and press Enter repeatedly.
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { completenessLabel } from '../rules/bags.ts'
import { scanUrl } from '../urls.ts'
import type { FloorOrderView } from '../views.ts'

/** `once` is the id of the next scan: a form sent twice counts once. */
export type Scanned = { jobId: string | null; again: boolean; once: string }
type ScanFormProps = {
	order: FloorOrderView
	scanned: Scanned
	refused: { typed: string; title: string; message: string } | null
}

export function ScanForm({ order, scanned, refused }: ScanFormProps) {
	return (
		<Card stitched className="p-5 pt-8">
			<form method="post" action={scanUrl(order.id)}>
				<input type="hidden" name="intent" value="scan" />
				<input type="hidden" name="once" value={scanned.once} />
				<label htmlFor="scan" className="display block text-subheading">
					Scan into bags
				</label>
				<p id="scan-hint" className="mb-2 text-[0.9375rem] text-muted">
					Scan the square code of a garment, or type the 8 characters below it. Every scan counts one piece.
				</p>
				<div className="flex gap-2">
					<input
						id="scan"
						name="code"
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						maxLength={300}
						aria-describedby="scan-hint"
						aria-invalid={refused ? true : undefined}
						className="figures min-h-13 w-full min-w-0 grow rounded-control border-2 border-primary bg-field px-3 text-lg aria-invalid:border-danger"
					/>
					<Button type="submit" size="large">
						Count
					</Button>
				</div>
			</form>
			<div className="mt-3">
				{refused ? (
					<Notice tone="danger" title={refused.title} alert>
						<p>{refused.message}</p>
						{refused.typed !== '' && <p className="figures break-all">Read: {refused.typed}</p>}
					</Notice>
				) : (
					<LastScan order={order} scanned={scanned} />
				)}
			</div>
		</Card>
	)
}

/** The bag of the last scan, and what that bag still needs. */
function LastScan({ order, scanned }: Omit<ScanFormProps, 'refused'>) {
	const bag = order.bags.find(({ items }) => items.some(({ jobId }) => jobId === scanned.jobId))
	const item = bag?.items.find(({ jobId }) => jobId === scanned.jobId)
	if (!bag || !item) return null
	return (
		<div role="status">
			<Notice
				tone={scanned.again ? 'warning' : 'success'}
				title={scanned.again ? `Already in: ${bag.label}` : `${bag.label}: ${item.what}, ${item.size}`}
			>
				<p className="figures">
					{item.packedQty} of {item.qty} in the bag. {completenessLabel([bag])}.
				</p>
			</Notice>
		</div>
	)
}
