// /developers: what other software can do with the shop, from the table of operations.
import { cacheableHeaders } from '#http/answers.server.ts'
import { siteContext } from '#http/context.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { Code, DocumentationHeader, OperationTable, Sentence } from '../components/documentation.tsx'
import { operations } from '../operations/all.server.ts'
import { tags, type Tag } from '../rules/description.ts'
import { summaryOf } from '../rules/documentation.ts'
import { problemNames, problems } from '../rules/problems.ts'
import { scopeLabels, scopes } from '../states.ts'
import { apiPrefix, developersUrl, documentPath } from '../urls.ts'
import type { Route } from './+types/developers'

export const headers = cacheableHeaders

export const loader = ({ context }: Route.LoaderArgs) => ({
	publicUrl: context.get(siteContext).publicUrl,
	operations: operations.map(summaryOf),
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: 'Developers',
		description: 'The JSON API of the shop: keys, scopes, operations and errors.',
		path: developersUrl,
		publicUrl: loaderData?.publicUrl ?? '',
	})

const rules = [
	[
		'Keys',
		'An admin of the shop makes keys in the back office. A key has scopes and a last day, and acts for the shop. Keep it on a server: answers carry no CORS headers, so pages of other sites cannot read them.',
	],
	[
		'Lists',
		'A list answers `data` and `next`. Send `next` as `cursor` for the following page, until it is null. A page has 50 records, or as many as `limit` says, 100 at most.',
	],
	[
		'Writes',
		'Every POST that changes something needs an `Idempotency-Key`. Within a day the same key and request give the first answer again; another request with the key is refused. What was refused changed nothing, and may be sent again.',
	],
	[
		'Limits',
		'A key may send 600 requests a minute. `RateLimit` says how many are left; beyond them the answer is 429 with `Retry-After`.',
	],
	['Amounts and times', 'Amounts are whole US cents, rates are basis points, instants are UTC.'],
	[
		'Versions',
		'Within version 1, operations, optional parameters and fields of answers are added, and nothing is taken away: ignore fields that you do not know. What ends is announced by the headers `Deprecation` and `Sunset` and on its page, at least 180 days before.',
	],
] as const

const heading = 'display text-subheading'

const Scopes = () => (
	<section aria-labelledby="scopes" className="grid gap-2">
		<h2 id="scopes" className={heading}>
			Scopes
		</h2>
		<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
			{scopes.map((scope) => (
				<div key={scope} className="sm:contents">
					<dt className="font-mono text-sm">{scope}</dt>
					<dd className="text-body">{scopeLabels[scope]}</dd>
				</div>
			))}
		</dl>
	</section>
)

const Problems = () => (
	<section aria-labelledby="problems" className="grid gap-3">
		<h2 id="problems" className={heading}>
			Errors
		</h2>
		<p className="max-w-text text-body">
			<Sentence text="Errors are problem details (RFC 9457) with the type `application/problem+json`. Compare their `type`, and show `detail` or `title` to people." />
		</p>
		{problemNames.map((name) => (
			<section key={name} id={`problem-${name}`} className="scroll-mt-24">
				<h3 className="font-semibold">
					<span className="font-mono text-sm">{name}</span>, {problems[name].status}: {problems[name].title}
				</h3>
				<p className="max-w-text text-body">
					<Sentence text={problems[name].about} />
				</p>
			</section>
		))}
	</section>
)

export default function Developers({ loaderData: { publicUrl, operations: all } }: Route.ComponentProps) {
	// Cast: the names of an object with fixed ones.
	const names = Object.keys(tags) as Tag[]
	return (
		<>
			<DocumentationHeader title="Developers">
				Other software reads products and orders, moves jobs and records parcels as JSON under {apiPrefix}.
			</DocumentationHeader>
			<div className="measure grid min-w-0 gap-10 pt-8 pb-16">
				<section className="grid gap-3">
					<p className="max-w-text text-body">
						The{' '}
						<a href={documentPath} className="font-semibold text-primary underline">
							OpenAPI 3.1 document
						</a>{' '}
						describes every operation; clients can be generated from it.
					</p>
					<Code
						label="Example"
						text={`curl '${publicUrl}${apiPrefix}/products?limit=2' \\\n  -H 'Authorization: Bearer fhk_…'`}
					/>
				</section>
				{rules.map(([title, text]) => (
					<section key={title}>
						<h2 className={heading}>{title}</h2>
						<p className="mt-1 max-w-text text-body">
							<Sentence text={text} />
						</p>
					</section>
				))}
				<Scopes />
				{names.map((tag) => (
					<section key={tag} aria-labelledby={tag} className="grid min-w-0 gap-3">
						<h2 id={tag} className={heading}>
							{tag}
						</h2>
						<p className="max-w-text text-body">
							<Sentence text={tags[tag]} />
						</p>
						<OperationTable
							caption={`Operations: ${tag}`}
							operations={all.filter((one) => one.tag === tag)}
						/>
					</section>
				))}
				<Problems />
			</div>
		</>
	)
}
