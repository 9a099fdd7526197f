// Named searches of the product list: links above it, one to save the present search, and their removal.
import { longestViewName } from '#catalog/rules/manage.ts'
import { Button } from '#ui/button.tsx'
import { fieldBox } from '#ui/fields.tsx'
import { addressOf } from '../../urls.ts'
import { productsQuery, type ProductsView } from '../../rules/list-filters.ts'
import type { ProductViews as Views } from '../../views.ts'

type ViewsProps = { views: Views; view: ProductsView; typedName: string | undefined }

const hrefOf = (query: string): string => (query === '' ? '/admin/products' : `/admin/products?${query}`)

export function ProductViews({ views, view, typedName }: ViewsProps) {
	const query = addressOf('', productsQuery(view)).slice(1)
	return (
		<div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
			{views.length > 0 && (
				<nav aria-label="Saved views">
					<ul className="flex flex-wrap gap-2">
						{[{ id: '', name: 'All products', query: '' }, ...views].map((one) => (
							<li key={one.id}>
								<a
									href={hrefOf(one.query)}
									aria-current={one.query === query ? 'page' : undefined}
									className="inline-flex min-h-11 items-center rounded-control border border-line bg-card px-3.5 font-semibold break-all hover:border-primary aria-[current]:border-primary aria-[current]:text-primary"
								>
									{one.name}
								</a>
							</li>
						))}
					</ul>
				</nav>
			)}
			<details open={typedName !== undefined} className="min-w-0">
				<summary className="inline-flex min-h-11 cursor-pointer items-center px-2 font-semibold text-primary underline">
					{views.length > 0 ? 'Save or remove views' : 'Save this view'}
				</summary>
				<div className="mt-2 grid gap-3 rounded-card border border-line bg-card p-4">
					<form method="post" className="flex flex-wrap items-end gap-2.5">
						<input type="hidden" name="query" value={query} />
						<label className="grid min-w-0 gap-1.5">
							<span className="text-label font-semibold">Name of this search and order</span>
							<input
								name="name"
								required
								maxLength={longestViewName}
								defaultValue={typedName}
								autoComplete="off"
								className={fieldBox}
							/>
						</label>
						<Button type="submit" name="intent" value="save-view">
							Save the view
						</Button>
					</form>
					{views.map(({ id, name, who, canRemove }) => (
						<form key={id} method="post" className="flex min-h-11 items-center gap-3">
							<input type="hidden" name="id" value={id} />
							<span className="mr-auto min-w-0 break-words">
								{name}
								<span className="block text-label text-muted">{who ?? 'By an account that is gone'}</span>
							</span>
							{canRemove && (
								<Button type="submit" name="intent" value="remove-view" variant="outline" size="small">
									Remove<span className="sr-only"> the view {name}</span>
								</Button>
							)}
						</form>
					))}
				</div>
			</details>
		</div>
	)
}
