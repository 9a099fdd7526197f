// /developers/{operationId}: an operation, and a form that does it.
import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { fieldsOf } from '#http/forms.server.ts'
import { pageMeta } from '#seo/page-meta.ts'
import { Notice } from '#ui/notice.tsx'
import { apiContext } from '../dependencies.server.ts'
import {
	Code,
	DocumentationHeader,
	ParameterTable,
	Sentence,
	TriedAnswer,
	TryForm,
} from '../components/documentation.tsx'
import { operationById } from '../operations/all.server.ts'
import type { Operation } from '../operations/operation.ts'
import { documentationOf, type Documentation } from '../rules/documentation.ts'
import { tryOperation } from '../service/try.server.ts'
import { developersUrl, operationUrl } from '../urls.ts'
import type { Route } from './+types/operation'

export const headers = noStoreHeaders

/** @throws 404 */
function operationOf(id: string): Operation {
	const operation = operationById(id)
	if (!operation) throw data('There is no such operation.', { status: 404 })
	return operation
}

export function loader({ context, params }: Route.LoaderArgs) {
	const { publicUrl } = context.get(siteContext)
	return noStoreData({
		publicUrl,
		newIdempotencyKey: randomUUID(),
		operation: documentationOf(operationOf(params.operationId), publicUrl),
	})
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const operation = operationOf(params.operationId)
	const typed = Object.fromEntries(
		Object.entries(await fieldsOf(request)).flatMap(([name, value]) =>
			typeof value === 'string' ? [[name, value]] : [],
		),
	)
	const tried = await tryOperation(context.get(serviceContext), context.get(apiContext), {
		operation,
		typed,
		address: context.get(siteContext).clientAddress,
	})
	const { secret: _secret, ...shown } = typed
	return noStoreData({ tried, typed: shown }, tried.status)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
	pageMeta({
		matches,
		title: loaderData?.operation.summary ?? 'Developers',
		description: `${loaderData?.operation.summary ?? 'An operation'} with the JSON API of the shop.`,
		path: operationUrl(loaderData?.operation.id ?? ''),
		publicUrl: loaderData?.publicUrl ?? '',
	})

const heading = 'display text-subheading'

const Facts = ({ operation }: { operation: Documentation }) => {
	const { parameters, body, answer, status, problems, curl, deprecated } = operation
	return (
		<>
			{deprecated && (
				<Notice tone="warning" title={`Ends after ${deprecated.sunsetOn}`}>
					<a href={operationUrl(deprecated.useInstead)} className="underline">
						Use {deprecated.useInstead} instead
					</a>
				</Notice>
			)}
			<Code label="Example" text={curl} />
			{parameters.length > 0 && (
				<section className="grid min-w-0 gap-2">
					<h2 className={heading}>Parameters</h2>
					<ParameterTable parameters={parameters} />
				</section>
			)}
			{body && (
				<section className="grid min-w-0 gap-2">
					<h2 className={heading}>Body</h2>
					<Code label="JSON schema of the body" text={body.schema} />
				</section>
			)}
			<section className="grid min-w-0 gap-2">
				<h2 className={heading}>Answer, {status}</h2>
				{answer === null ? <p>A picture.</p> : <Code label="JSON schema of the answer" text={answer} />}
			</section>
			<section className="grid min-w-0 gap-2">
				<h2 className={heading}>Errors</h2>
				<ul className="flex flex-wrap gap-x-4 gap-y-1">
					{problems.map(({ name, status: code, href }) => (
						<li key={name}>
							<a href={href} className="inline-block min-h-6 font-mono text-sm text-primary underline">
								{code} {name}
							</a>
						</li>
					))}
				</ul>
			</section>
		</>
	)
}

export default function OperationPage({ loaderData, actionData }: Route.ComponentProps) {
	const { operation, newIdempotencyKey } = loaderData
	const { summary, description, method, path, scope } = operation
	return (
		<>
			<DocumentationHeader
				title={summary}
				back={
					<p className="text-sm text-on-turf-muted">
						<a href={developersUrl} className="inline-flex min-h-8 items-center hover:underline">
							‹ Developers
						</a>
					</p>
				}
			>
				<span className="font-mono text-base break-all">
					{method} {path}
				</span>
				<br />
				Scope {scope}. <Sentence text={description} />
			</DocumentationHeader>
			<div className="measure grid min-w-0 gap-8 pt-8 pb-16">
				{actionData && <TriedAnswer {...actionData.tried} />}
				<Facts operation={operation} />
				<TryForm
					operation={operation}
					typed={actionData?.typed ?? {}}
					newIdempotencyKey={newIdempotencyKey}
				/>
			</div>
		</>
	)
}
