-- Builds the indexes again and removes what only the filling needed.
do $$ declare one record; begin
	for one in select definition from bench_indexes loop execute one.definition; end loop;
end $$;
drop table bench_products, bench_variants, bench_people, bench_portals, bench_designs, bench_orders, bench_lines, bench_jobs, bench_indexes;
drop function bench_id, bench_number, bench_word, bench_instant, bench_order_id;
