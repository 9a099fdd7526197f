-- Orders of three years with lines, events, stock, payments, shipments, approvals, jobs and the audit log. The newest
-- two weeks are in work; of the rest 93 of 100 are delivered. Six of ten belong to a portal, the others to people.
create unlogged table bench_orders as
	with numbered as (
		select n, n::float / :orders as share, bench_number('state ' || n, 100) as pick from generate_series(1, :orders) as n
	), stated as (
		select *, case
			when share * 1095 > 14 then case when pick < 93 then 'delivered' when pick < 97 then 'cancelled' else 'refunded' end
			else (string_to_array('pending,awaiting_approval,awaiting_approval,changes_requested,approved,paid,paid,processing,processing,processing,shipped,shipped', ','))[1 + pick % 12]
		end as status
		from numbered
	), bases as (
		select id, status, row_number() over (partition by status order by id) - 1 as i, count(*) over (partition by status)::int as many
		from orders
	)
	select s.n, s.share, s.status, b.id as base, bench_order_id(s.n) as id, bench_instant(s.share) as at,
		case when s.n % 10 < 6 then s.n / 10 % :portals end as portal, bench_number('buyer ' || s.n, :people) + 1 as person
	from stated as s join bases as b on b.status = s.status and b.i = bench_number('base ' || s.n, b.many);
alter table bench_orders add primary key (n);
analyze bench_orders;

insert into orders
select copy.* from bench_orders as n join orders as b on b.id = n.base left join bench_portals as p on p.n = n.portal
	left join bench_people as h on h.n = n.person,
	lateral jsonb_populate_record(b, jsonb_build_object('id', n.id, 'user_id', coalesce(p.coach, h.id), 'portal_id', p.id,
		'organization_id', p.organization_id, 'po_number', case when b.po_number is not null and p.id is not null then 'PO-' || n.n end,
		'payment_mode', case when p.id is null then 'card' else b.payment_mode end,
		'contact_email', case when p.id is null then 'buyer.' || n.person || '@people.example.test' else 'coach.' || p.n || '@people.example.test' end,
		'cart_id', null, 'idempotency_key', 'bench ' || n.n, 'fill_in_of', null, 'quote_id', null, 'promotion_id', null,
		'expires_at', case when n.status = 'pending' then now() + interval '1 day' end,
		'created_at', n.at, 'updated_at', n.at + interval '1 hour')) as copy;

create unlogged table bench_lines as
	select n.n, n.id as order_id, n.status, n.at, n.portal, l.id as base, l.position, bench_id('line ' || n.n || ' ' || l.position) as id,
		1 + bench_number('goods ' || n.n || ' ' || l.position, (select count(*)::int from bench_variants)) as variant
	from bench_orders as n join order_lines as l on l.order_id = n.base where l.position < 2 + n.n % 2;
analyze bench_lines;
insert into order_lines
select copy.* from bench_lines as n join order_lines as b on b.id = n.base join bench_variants as v on v.n = n.variant,
	lateral jsonb_populate_record(b, jsonb_build_object('id', n.id, 'order_id', n.order_id, 'ordered_at', n.at, 'product_id', v.product_id, 'variant_id', v.id,
		'roster_id', null, 'share_id', null, 'customization', jsonb_build_object('player_name',
			'Player ' || bench_word(bench_number('printed ' || n.id, 1000)), 'number', n.n % 100, 'size', b.customization ->> 'size'))) as copy;

insert into order_events (id, order_id, position, kind, status, actor_id, actor_role, why, at)
select bench_id('event ' || n.n || ' ' || i), n.id, i, case when i = 0 then 'placed' when n.status = 'delivered' then 'deliver' when n.status = 'cancelled' then 'cancel' else 'pay' end,
	case i when 0 then 'pending' else n.status end, null, 'shop', '', n.at + i * interval '1 hour'
from bench_orders as n cross join generate_series(0, 1) as i;
insert into stock_holds (order_id, variant_id, quantity, state)
select distinct on (l.order_id) l.order_id, v.id, 1, b.state from bench_lines as l join bench_variants as v on v.n = l.variant
	join bench_orders as n on n.n = l.n join stock_holds as b on b.order_id = n.base;
update variants set ordered = taken.units from (
	select h.variant_id, sum(h.quantity)::int as units from stock_holds as h join orders as o on o.id = h.order_id
	where h.state = 'taken' and o.status in ('paid', 'approved') group by h.variant_id
) as taken where variants.id = taken.variant_id;
insert into payments
select copy.* from bench_orders as n join orders as o on o.id = n.id
	join payments as b on b.order_id = n.base,
	lateral jsonb_populate_record(b, jsonb_build_object('id', bench_id('payment ' || n.n), 'order_id', n.id,
		'session_id', 'cs_test_bench' || n.n, 'payment_intent_id', 'pi_bench' || n.n, 'share_id', null,
		'created_at', n.at, 'paid_at', case when b.paid_at is not null then n.at end, 'expires_at', n.at + interval '30 minutes')) as copy;
insert into refunds
select copy.* from bench_orders as n join refunds as b on b.id = (select min(id::text)::uuid from refunds where order_id = n.base),
	lateral jsonb_populate_record(b, jsonb_build_object('id', bench_id('refund ' || n.n), 'order_id', n.id,
		'payment_id', bench_id('payment ' || n.n), 'provider_refund_id', 're_bench' || n.n, 'created_at', n.at)) as copy;
insert into shipments (id, order_id, position, carrier, service, tracking_number, shipped_at)
select bench_id('shipment ' || n), id, 0, 'ups', 'Ground', '1Z999AA1' || lpad(n::text, 10, '0'), at + interval '9 days'
from bench_orders where status in ('shipped', 'delivered');
insert into fundraising_entries (id, portal_id, kind, amount_cents, order_id, note, created_at)
select bench_id('ledger ' || n.n), p.id, 'credit', 500 + n.n % 3000, n.id, '', n.at
from bench_orders as n join bench_portals as p on p.n = n.portal where n.status = 'delivered' and n.n % 3 = 0;
insert into approvals
select copy.* from bench_orders as n join approvals as b on b.order_id = n.base,
	lateral jsonb_populate_record(b, jsonb_build_object('id', bench_id('approval ' || n.n), 'order_id', n.id,
		'created_at', n.at, 'updated_at', n.at)) as copy
where n.portal is not null;

create unlogged table bench_jobs as
	select distinct on (order_line_id) id, order_line_id from jobs order by order_line_id, status = 'cancelled', id;
insert into jobs
select copy.* from bench_lines as n join bench_jobs as j on j.order_line_id = n.base join jobs as b on b.id = j.id
	left join bench_portals as p on p.n = n.portal,
	lateral jsonb_populate_record(b, jsonb_build_object('id', bench_id('job ' || n.id), 'order_id', n.order_id, 'order_line_id', n.id,
		'portal_id', p.id, 'status', case when n.status in ('shipped', 'delivered') then 'packed' when n.status in ('refunded', 'cancelled')
			then 'cancelled' else (string_to_array('pending,in_progress,done', ','))[1 + n.n % 3] end,
		'is_on_floor', n.status in ('approved', 'paid', 'processing'),
		'due_on', (n.at + interval '14 days')::date, 'created_at', n.at, 'updated_at', n.at)) as copy;
insert into job_events (id, job_id, status, why, at)
select bench_id('job event ' || id), id, status, '', created_at + interval '1 day' from jobs where order_id in (select id from bench_orders);
insert into audit_log (id, at, actor_id, actor_role, event, subject, portal_id, details)
select bench_id('audit ' || n), at, '00000000-0000-4000-8000-000000000002'::uuid, 'csr', (string_to_array('portal.opened,approval.approved', ','))[1 + n % 2],
	id::text, null, '{}' from bench_orders;
