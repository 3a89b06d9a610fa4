# Varnish before the hosts: `CDN=varnish`, `CDN_URL=http://varnish:80`, `CDN_SECONDS=86400`. It needs no module.
# A page is kept for CDN_SECONDS, or until a host has it forgotten by one of its tags.
vcl 4.1;

import std;

backend hosts {
  .host = "balancer";
  .port = "8080";
}

# The networks of the hosts: nobody else may have anything forgotten.
acl hosts_may_purge {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ hosts_may_purge) {
      return (synth(403, "Only hosts may purge"));
    }
    if (req.http.X-Purge-Keys !~ "^[0-9a-z|]+$") {
      return (synth(400, "No keys"));
    }
    std.ban("obj.http.Surrogate-Key ~ " + req.http.X-Purge-Keys);
    if (std.ban_error() != "") {
      return (synth(400, std.ban_error()));
    }
    return (synth(200, "Purged"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Visitors with pages of their own. To all other requests for such pages the host says `private`.
  if (req.http.Cookie ~ "(wordpress_logged_in_|wp-postpass_|outrigger_cart)") {
    return (pass);
  }
  # No answer that is kept depends on further cookies; these addresses tell nothing about a page.
  unset req.http.Cookie;
  set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|fbclid|gclid)=[^&]*&?", "");
  set req.url = regsub(req.url, "[?&]$", "");
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 60s);
    set beresp.grace = 1d;
  }
  # A host has its old pages for when WordPress is away; an error of it is nobody's page.
  if (beresp.http.Cache-Control ~ "(private|no-store)" || beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 2s;
  }
}

sub vcl_deliver {
  # These two are for Varnish alone. Browsers get the host's Cache-Control, and ask again each time.
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
}
