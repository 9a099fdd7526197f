// The staff's tags of an order: each leads to the orders that have it.
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { ordersHref } from '../../rules/list-filters.ts'
import { Sheet } from '../records.tsx'

type TagsProps = { tags: readonly string[]; typed: Readonly<Record<string, string>> }

export const OrderTags = ({ tags, typed }: TagsProps) => (
	<Sheet title="Tags" id="tags">
		<div className="grid gap-3">
			{tags.length === 0 ? (
				<p className="text-muted">No tags yet.</p>
			) : (
				<ul className="grid gap-1.5">
					{tags.map((tag) => (
						<li key={tag} className="flex flex-wrap items-center justify-between gap-x-3">
							<a
								href={ordersHref({ tag })}
								className="inline-flex min-h-11 items-center font-semibold break-words text-primary hover:underline"
							>
								{tag}
							</a>
							<form method="post" action="#tags" data-screen-only="">
								<input type="hidden" name="intent" value="untag" />
								<input type="hidden" name="tag" value={tag} />
								<Button type="submit" variant="outline" size="small">
									Remove<span className="sr-only"> the tag {tag}</span>
								</Button>
							</form>
						</li>
					))}
				</ul>
			)}
			<form
				method="post"
				action="#tags"
				className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
				data-screen-only=""
			>
				<input type="hidden" name="intent" value="tag" />
				<TextField
					label="New tag"
					name="tag"
					defaultValue={typed['tag'] ?? ''}
					required
					maxLength={30}
					autoComplete="off"
				/>
				<Button type="submit" variant="outline">
					Add
				</Button>
			</form>
			<p className="text-label text-muted" data-screen-only="">
				A word such as “rush” or “call back”, never a name. Only the staff sees it.
			</p>
		</div>
	</Sheet>
)
