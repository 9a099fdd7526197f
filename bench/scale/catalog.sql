-- Products, variants, listings and the search index.
create unlogged table bench_products as
	with bases as (
		select id, row_number() over (order by sku) as n, count(*) over () as bases
		from products where attributes -> 'pieces' is null
	), numbered as (
		select id as base, i, row_number() over (order by i, n) as k
		from bases cross join generate_series(0, :products) as i where i <= :products / bases
	)
	select *, bench_word(i % 1000) as word, bench_id('product ' || base || ' ' || i) as id from numbered where k <= :products;
alter table bench_products add primary key (k);
analyze bench_products;

insert into products
select copy.*
from bench_products as p join products as b on b.id = p.base,
	lateral jsonb_populate_record(b, jsonb_build_object(
		'id', p.id, 'sku', b.sku || '-' || lpad(p.i::text, 4, '0'), 'model', p.word || ' ' || b.model,
		'base_price_cents', b.base_price_cents + p.i % 40 * 100,
		'regular_price_cents', null, 'sale_price_cents', null, 'sale_starts_on', null, 'sale_ends_on', null,
		'colorways', jsonb_path_query_array(b.colorways, '$[0 to 2]'),
		'images', jsonb_path_query_array(b.images, '$[0 to 8]'),
		'status', case when p.k % 50 = 0 then 'draft' when p.k % 100 = 1 then 'archived' else 'active' end,
		'featured_rank', 1000 + bench_number('rank ' || p.id, 2000),
		'created_at', bench_instant(bench_number('made ' || p.id, 1000000) / 1e6),
		'updated_at', bench_instant(bench_number('changed ' || p.id, 100000) / 1e6))) as copy;

create unlogged table bench_variants as
	with bases as (
		select v.*, row_number() over (partition by v.product_id order by v.size_rank, v.colorway) as n
		from variants as v join products as p on p.id = v.product_id
		where v.product_id in (select base from bench_products)
			and v.colorway in (select c ->> 'id' from jsonb_array_elements(jsonb_path_query_array(p.colorways, '$[0 to 2]')) as c)
	)
	select row_number() over (order by p.k, b.n) as n, p.k, p.id as product_id, b.id as base,
		bench_id('variant ' || b.id || ' ' || p.i) as id
	from bases as b join bench_products as p on p.base = b.product_id where b.n <= 12;
alter table bench_variants add primary key (n);
analyze bench_variants;

insert into variants
select copy.*
from bench_variants as n join variants as b on b.id = n.base join bench_products as p on p.k = n.k,
	lateral (select case when bench_number('stock ' || n.id, 12) = 0 then 0 else bench_number('units ' || n.id, 300) end as units) as s,
	lateral jsonb_populate_record(b, jsonb_build_object(
		'id', n.id, 'product_id', n.product_id, 'sku', b.sku || '-' || lpad(p.i::text, 4, '0'),
		'stock', s.units, 'stock_counted', s.units + 20)) as copy;

insert into stock_movements (variant_id, position, delta, stock, kind, reason, at)
select id, 0, stock_counted, stock_counted, 'received', '', bench_instant(0.9) from variants
where id in (select id from bench_variants);

insert into product_listings
select copy.*
from bench_products as p join products as m on m.id = p.id join product_listings as b on b.product_id = p.base,
	lateral (select array_agg(distinct size) as sizes, bool_or(stock > 0) as has from variants where product_id = p.id) as v,
	lateral jsonb_populate_record(b, jsonb_build_object(
		'product_id', p.id, 'model', m.model, 'price_cents', m.base_price_cents, 'featured_rank', m.featured_rank,
		'in_stock', v.has, 'sizes', v.sizes,
		'color_families', (select jsonb_agg(distinct f) from jsonb_array_elements(m.colorways) as c, jsonb_array_elements(c -> 'families') as f),
		'lead_time_days', b.lead_time_days + p.i % 5)) as copy
where m.status = 'active';

-- The documents as the shop's own indexing makes them: the base's words, and those of the new name and code.
insert into search_documents
select copy.*
from bench_products as p join products as m on m.id = p.id join search_documents as b on b.id = 'product:' || p.base
	join product_listings as l on l.product_id = p.id,
	lateral (select lower(p.word) as word, lpad(p.i::text, 4, '0') as suffix) as w,
	lateral jsonb_populate_record(b, jsonb_build_object(
		'id', 'product:' || p.id, 'title', m.model, 'title_key', w.word || ' ' || b.title_key, 'code', b.code || w.suffix,
		'href', '/product/' || p.id, 'price_cents', m.base_price_cents, 'in_stock', l.in_stock, 'rank', m.featured_rank,
		'words', b.words || format('%L:1A %L:1A %L:1A', w.word, w.suffix, b.code || w.suffix)::tsvector)) as copy;
update search_terms set documents = documents * greatest(1, :products / 100);
insert into search_terms (term, documents)
select lower(word), count(*) from bench_products group by 1 on conflict do nothing;
