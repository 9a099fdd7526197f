// A kit that a team sent: what publishing it changes, with the two ways to answer.
import { formatUsd } from '#kit/money.ts'
import { formatLongDay } from '#kit/time.ts'
import { KitPicture } from '#portals/components/kit/kit-picture.tsx'
import type { KitChange } from '#portals/rules/kit.ts'
import type { KitLine, KitView } from '#portals/views.ts'
import { kitUrl } from '#portals/urls.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields.tsx'
import { Badge, type BadgeTone } from '#ui/marks.tsx'
import { Sheet } from '../records.tsx'

const faces: Record<KitChange['kind'], { tone: BadgeTone; label: string }> = {
	added: { tone: 'success', label: 'New' },
	changed: { tone: 'gold', label: 'Changed' },
	removed: { tone: 'danger', label: 'Taken out' },
}

/** How the entry stands in the kit, in one line. */
function wordsOf(line: KitLine): string {
	const { facts, colorways, sizes, design, printable, omits } = line
	const colors =
		design === null && colorways !== null && `${colorways.length} of ${facts.colorways.length} colors`
	const printed = printable.filter((slot) => !omits.includes(slot))
	return [
		line.piece,
		`${formatUsd(line.unitCents)} each`,
		line.sizePrices,
		line.required ? 'required' : 'optional',
		line.deadlineOn ? `until ${formatLongDay(line.deadlineOn)}` : 'no last day',
		colors,
		sizes !== null && `${sizes.length} of ${facts.sizes.length} sizes`,
		printable.length > 0 && (printed.length > 0 ? `prints ${printed.join(' and ')}` : 'prints no player'),
	]
		.filter(Boolean)
		.join(' · ')
}

const Change = ({ line, change }: { line: KitLine; change: KitChange }) => {
	const { tone, label } = faces[change.kind]
	return (
		<li className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 py-3">
			<span className="stage overflow-hidden rounded-chip p-1">
				<KitPicture line={line} />
			</span>
			<span className="min-w-0">
				<span className="flex flex-wrap items-center gap-2">
					<b className="break-words">{`${line.brand} ${line.model}`}</b>
					<Badge tone={tone}>{label}</Badge>
				</span>
				{change.what.length > 0 && (
					<span className="block text-sm">{`Changed: ${change.what.join(', ')}`}</span>
				)}
				<span className="figures block text-sm text-muted">{wordsOf(line)}</span>
			</span>
		</li>
	)
}

/** @param reply what was typed in a comment that was refused */
export function KitSheet({ kit, reply }: { kit: KitView; reply: string }) {
	const lines = new Map([...kit.lines, ...kit.removed].map((line) => [line.id, line]))
	return (
		<Sheet
			id="kit"
			title="Kit to publish"
			intro={`${kit.submittedOn ? `Sent on ${formatLongDay(kit.submittedOn)}. ` : ''}Publishing makes it the catalog; placed orders keep what they have.`}
		>
			{kit.note !== '' && (
				<blockquote className="mb-4 border-l-4 border-line pl-4 whitespace-pre-line break-words">
					{kit.note}
				</blockquote>
			)}
			<ul className="divide-y divide-line">
				{kit.changes.map((change) => {
					const line = lines.get(change.id)
					return line && <Change key={change.id} line={line} change={change} />
				})}
			</ul>
			<form method="post" action="#kit" className="mt-4 grid gap-4">
				<input type="hidden" name="seen" value={kit.revision} />
				<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
					<Button type="submit" name="intent" value="kit-publish" variant="action">
						Publish the kit
					</Button>
					<a href={kitUrl(kit.portal.id)} className="font-semibold text-primary underline">
						See all of it
					</a>
				</div>
				<TextArea
					label="What should be different"
					name="reply"
					maxLength={1_000}
					rows={3}
					defaultValue={reply}
					hint="Mailed to the coach when you send the kit back."
				/>
				<Button
					type="submit"
					name="intent"
					value="kit-return"
					variant="outline"
					className="justify-self-start"
				>
					Send it back
				</Button>
			</form>
		</Sheet>
	)
}
