import type { HistoryView } from '../views.ts'
import { When } from './when.tsx'

/** Every event of the order (what, who, when, why), latest first. */
export function OrderHistory({ history }: { history: readonly HistoryView[] }) {
	return (
		<ol className="divide-y divide-line">
			{history.toReversed().map(({ position, what, who, why, at }) => (
				<li key={position} className="grid gap-x-4 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[1fr_auto]">
					<p className="min-w-0">
						<span className="font-semibold">{what}</span>
						<span className="text-muted"> · {who}</span>
					</p>
					<p className="figures text-label text-muted sm:text-right">
						<When at={at} withTime />
					</p>
					{why !== '' && <p className="text-[0.9375rem] break-words text-muted sm:col-span-2">{why}</p>}
				</li>
			))}
		</ol>
	)
}
