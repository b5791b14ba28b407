# A server for a club; compose.yaml puts a database and a proxy beside it. Where no container engine is at hand,
# deploy/check runs these steps in a directory tree.
#
# The digest names one image, for every kind of processor; the tag before it is for people. To renew them, here and in
# compose.yaml: `docker buildx imagetools inspect python:3.13-slim-bookworm` prints what a tag means today.
FROM python:3.13.11-slim-bookworm@sha256:20080e807bfc404f8450b185cf0fc95d553462673598549613735f70a5b4d5d0 AS build
WORKDIR /src
COPY . /src
RUN deploy/install wheel /wheel

FROM python:3.13.11-slim-bookworm@sha256:20080e807bfc404f8450b185cf0fc95d553462673598549613735f70a5b4d5d0
COPY --from=build /src/deploy/install /src/requirements-play.lock /wheel/
COPY --from=build /wheel /wheel
RUN /wheel/install karat /opt/karat
# Compiled rules: a new volume begins with what lies here. Another kind of processor, or an older volume, compiles anew.
ENV KARAT_CACHE=/var/lib/karat PATH=/opt/karat/bin:/usr/local/bin:/usr/bin:/bin
RUN mkdir -p /var/lib/karat && chown 65534:65534 /var/lib/karat
USER 65534:65534
RUN karat warm
VOLUME /var/lib/karat
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=10m --retries=3 \
    CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["karat"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
