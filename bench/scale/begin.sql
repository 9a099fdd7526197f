-- What the other files of this folder share. Numbers come in as :products, :orders, :portals and :people.
-- Rows are copies of the demo's rows with ids, names, dates and states of their own, so that every JSON document is one
-- that the shop wrote itself. The same text always gives the same id: rows find each other without a lookup.
create function bench_id(text) returns uuid immutable parallel safe language sql
	as $$ select overlay(overlay(md5($1) placing '4' from 13) placing '8' from 17)::uuid $$;

/* An order's first 8 characters are its reference and unique: a multiple of a large odd number never repeats. */
create function bench_order_id(n bigint) returns uuid immutable parallel safe language sql
	as $$ select overlay(bench_id('order ' || n)::text placing lpad(to_hex(n * 2654435761 % 4294967296), 8, '0') from 1)::uuid $$;

/* A number from 0 to one less than `below`, the same for the same text. */
create function bench_number(text, below int) returns int immutable parallel safe language sql
	as $$ select ((hashtextextended($1, 0) & 2147483647) % below)::int $$;

/* A thousand place names, each one word that stemming leaves alone. */
create function bench_word(n int) returns text immutable parallel safe language sql as $$
	select (string_to_array('North,South,East,West,Oak,Maple,Elm,Birch,Stone,River,Lake,Hill,Mill,Brook,Fox,Hawk,Bear,Wolf,Deer,Swan,' ||
			'King,Queen,Bridge,Castle,Harbor,Silver,Gold,Iron,Copper,Amber,Clear,Spring,Summer,Winter,Sun,Moon,Star,High,Long,Broad', ','))[1 + n % 40]
		|| (string_to_array('field,ton,ford,wood,haven,mont,port,land,burg,ham,worth,brook,crest,mead,gat,hurst,park,view,cliff,dal,stead,low,mark,bank,rock', ','))[1 + n / 40 % 25] $$;

/* An instant of the last three years; the newest for 0, the oldest for 1. */
create function bench_instant(share double precision) returns timestamptz stable parallel safe language sql
	as $$ select date_trunc('second', now()) - share * interval '1095 days' - interval '1 minute' $$;

-- Copies are consistent as they are; checking each reference would take most of the time.
set session_replication_role = replica;
set work_mem = '128MB';
set maintenance_work_mem = '512MB';

-- Indexes are built once the rows are there.
create unlogged table bench_indexes as
	select indexname as name, indexdef as definition from pg_indexes
	where schemaname = 'public' and indexname not in (select conname from pg_constraint)
		and tablename in ('products', 'variants', 'product_listings', 'search_documents', 'orders', 'order_lines', 'order_events',
			'stock_holds', 'payments', 'shipments', 'jobs', 'job_events', 'audit_log', 'approvals', 'fundraising_entries');
do $$ declare one record; begin
	for one in select name from bench_indexes loop execute format('drop index %I', one.name); end loop;
end $$;
